/** The server over HTTP. An error is a `Trouble` with the server's words, or without words if it was not reached. */
import type { Words } from "../protocol";

export class Trouble extends Error {
  constructor(
    readonly words: Words | null,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Trouble(null, "offline");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as { error?: Words; sentence?: string } | null;
  throw new Trouble(problem?.error ?? null, problem?.sentence ?? `${answer.status}`);
}

export async function get<Answer>(path: string): Promise<Answer> {
  return (await ask("GET", path)).json() as Promise<Answer>;
}

export async function text(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

export async function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  return (await ask("POST", path, body)).json() as Promise<Answer>;
}

export async function postText(path: string, body: unknown): Promise<string> {
  return (await ask("POST", path, body)).text();
}

export async function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  return (await ask("PATCH", path, body)).json() as Promise<Answer>;
}

/** The part of Markdown that the rules pages use, as elements: nothing in a text can become code. */
import type { ComponentChildren, JSX } from "preact";

/** **bold**, *italic*, `code` and [links](#anchor). */
export function inline(text: string): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
  let last = 0;
  for (const found of text.matchAll(pattern)) {
    parts.push(text.slice(last, found.index));
    const [whole, bold, italic, code, label, target] = found;
    if (bold !== undefined) parts.push(<strong>{inline(bold)}</strong>);
    else if (italic !== undefined) parts.push(<em>{inline(italic)}</em>);
    else if (code !== undefined) parts.push(<code>{code}</code>);
    else if (target && /^(#|\/(?!\/)|https:\/\/)/.test(target)) parts.push(<a href={target}>{label}</a>);
    else parts.push(label);
    last = found.index + whole.length;
  }
  parts.push(text.slice(last));
  return parts;
}

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
}

const HEADING = /^(#{1,4})\s+(.*?)\s*(?:\{#([\w.-]+)\})?$/;

export function headings(source: string): Heading[] {
  return source.split("\n").flatMap((line) => {
    const found = HEADING.exec(line);
    return found ? [{ level: found[1]?.length ?? 1, text: found[2] ?? "", anchor: found[3] ?? "" }] : [];
  });
}

/** A section in short: its heading, and the first paragraph or list item of it. */
export function sectionOf(source: string, anchor: string): { title: string; text: string } | null {
  const lines = source.split("\n");
  const at = lines.findIndex((line) => HEADING.exec(line)?.[3] === anchor);
  if (at < 0) return null;
  const from = lines.findIndex((line, place) => place > at && line.trim() !== "" && !HEADING.test(line));
  if (from < 0) return null;
  const rest = lines.slice(from);
  const end = rest.findIndex((line, place) => place > 0 && (!line.trim() || /^\s*([-*]|\d+\.)\s|^[#|>]/.test(line)));
  const text = rest.slice(0, end < 0 ? undefined : end).join(" ");
  return { title: HEADING.exec(lines[at] ?? "")?.[2] ?? "", text: text.replace(/^\s*([-*]|\d+\.|>)\s+/, "") };
}

/** A text as elements; `skipTitle` leaves out the heading of the first level, which the page shows itself. */
export function Markdown({ source, skipTitle = false }: { source: string; skipTitle?: boolean }) {
  const blocks: JSX.Element[] = [];
  const lines = source.split("\n");
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && fits(lines[at] ?? "")) taken.push(lines[at++] ?? "");
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = HEADING.exec(line);
    if (!line.trim()) at++;
    else if (heading) {
      at++;
      const level = heading[1]?.length ?? 1;
      if (level === 1 && skipTitle) continue;
      const Tag = `h${Math.max(level, skipTitle ? 2 : 1)}` as "h2";
      blocks.push(<Tag id={heading[3]}>{inline(heading[2] ?? "")}</Tag>);
    } else if (line.startsWith("|")) blocks.push(table(take((each) => each.startsWith("|"))));
    else if (/^\s*([-*]|\d+\.)\s/.test(line))
      blocks.push(list(take((each) => /^\s*([-*]|\d+\.)\s|^\s{2,}\S/.test(each))));
    else if (line.startsWith(">"))
      blocks.push(
        <blockquote>
          {inline(
            take((each) => each.startsWith(">"))
              .map((each) => each.replace(/^>\s?/, ""))
              .join(" "),
          )}
        </blockquote>,
      );
    else
      blocks.push(
        <p>{inline(take((each) => each.trim() !== "" && !/^([#|>]|\s*([-*]|\d+\.)\s)/.test(each)).join(" "))}</p>,
      );
  }
  return <>{blocks}</>;
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function table(lines: readonly string[]): JSX.Element {
  const [head = "", , ...rows] = lines;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by the keyboard as well
    <div class="table-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {cells(head).map((cell) => (
              <th scope="col">{inline(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {cells(row).map((cell) => (
                <td>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A list; an item may go on in indented lines, and hold one level of items of its own. */
function list(lines: readonly string[]): JSX.Element {
  const ordered = /^\s*\d+\./.test(lines[0] ?? "");
  const items: { text: string; inner: string[] }[] = [];
  for (const line of lines) {
    const item = /^([-*]|\d+\.)\s+(.*)$/.exec(line);
    const last = items.at(-1);
    if (item) items.push({ text: item[2] ?? "", inner: [] });
    else if (last && /^\s+([-*]|\d+\.)\s/.test(line)) last.inner.push(line.trim());
    else if (last) last.text += ` ${line.trim()}`;
  }
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag>
      {items.map((item) => (
        <li>
          {inline(item.text)}
          {item.inner.length > 0 && list(item.inner)}
        </li>
      ))}
    </Tag>
  );
}

/** Who meets whom: leagues by the circle method, cups by a bracket in which the first seeds meet last. */

export type Pair = readonly [home: number, away: number];

/** Rounds in which everybody meets everybody else once, or twice with home and away swapped. */
export function circle(teams: number, twice: boolean): Pair[][] {
  const places = teams % 2 ? teams + 1 : teams; // an odd one out rests
  const ring = Array.from({ length: places - 1 }, (_, place) => place);
  const still = places - 1;
  const rounds: Pair[][] = [];
  for (let round = 0; round < places - 1; round++) {
    const pairs: Pair[] = [];
    const at = (place: number) => ring[(place + round) % (places - 1)] as number;
    // The team that stays in place is at home in every other round; the pairs of the ring alternate by their distance.
    pairs.push(round % 2 ? [still, at(0)] : [at(0), still]);
    for (let apart = 1; apart < places / 2; apart++) {
      const [one, other] = [at(apart), at(places - 1 - apart)];
      pairs.push(apart % 2 ? [other, one] : [one, other]);
    }
    rounds.push(pairs.filter((pair) => pair.every((team) => team < teams)));
  }
  const back = rounds.map((round) => round.map(([home, away]): Pair => [away, home]));
  return twice ? [...rounds, ...back] : rounds;
}

/** The seeds of a cup's first round, place by place; those past the last team are byes. */
export function bracket(teams: number): (number | null)[] {
  let seeds = [0];
  while (seeds.length < teams) {
    const last = seeds.length * 2 - 1;
    seeds = seeds.flatMap((seed) => [seed, last - seed]);
  }
  return seeds.map((seed) => (seed < teams ? seed : null));
}

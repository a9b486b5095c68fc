/** Every card of the game as it is printed, for the gallery and for a closer look. */
import type { JSX } from "preact";
import { Card } from "../../lib/card";
import { Shirt } from "../../lib/kit";
import type { CardFace } from "../../lib/table";
import type { Reader } from "../../lib/words";
import { PrintedPlayer } from "./big-player";
import { ChanceFace } from "./chance-card";
import { kitOfClub, money } from "./desk";
import { AbsenceMark, Badge, DayIcon, DieFace, Flag, Stars } from "./icons";
import type { Space } from "./reading";

function eventFace(what: string, words: Reader): JSX.Element | null {
  if (what.startsWith("injury")) return <AbsenceMark absence="injured" words={words} />;
  return what === "nothing" ? null : <DieFace face={what} letter="" />;
}

export const Face: CardFace = ({ item, words, size }) => {
  const name = words.name(item.id);
  switch (item.kind) {
    case "player":
      return (
        <span class={`mots mots-face mots-face-${size}`}>
          <PrintedPlayer item={item} words={words} team={null} />
        </span>
      );
    case "card":
      return (
        <span class={`mots mots-face mots-face-${size}`}>
          <span class={`mots-chance mots-chance-${String(item.colour)}`}>
            <ChanceFace item={item} words={words} />
          </span>
        </span>
      );
    case "side": {
      const lines = [[Number(item.keeper)], item.defence, item.midfield, item.attack] as number[][];
      return (
        <Card
          name={name}
          size={size}
          value={lines.flat().reduce((sum, stars) => sum + stars, 0)}
          picture={<Shirt kit={kitOfClub(item.id)} size={size === "large" ? 110 : 48} />}
        >
          <span class="mots mots-side-lines">
            {[...lines].reverse().map((line, place) => (
              <span key={place} class="number">
                {line.join(" ")}
              </span>
            ))}
          </span>
        </Card>
      );
    }
    case "trophy":
      return (
        <Card
          name={name}
          size={size}
          value={Number(item.points)}
          picture={
            <span class="mots">
              <Badge trophy={item.id} />
            </span>
          }
          text={Number(item.prize) > 0 ? money(words.language, Number(item.prize)) : ""}
        />
      );
    case "space": {
      const space = item as Space;
      return (
        <span class="mots mots-space-note">
          <DayIcon kind={space.card_kind} />
          <b>{name}</b>
          <span>{words.say(`name-space-kind-${space.card_kind}`)}</span>
          {space.stage && <span>{words.say(`web-stage-${space.stage}`)}</span>}
          {space.countries?.map((country) => (
            <span key={country}>
              <Flag country={country} words={words} /> {words.name(country)}
            </span>
          ))}
          {space.fixtures?.map(([home, away]) => (
            <span key={home}>
              <Shirt kit={kitOfClub(home)} size={22} /> {words.name(home)} – {words.name(away)}{" "}
              <Shirt kit={kitOfClub(away)} size={22} />
            </span>
          ))}
        </span>
      );
    }
    case "event":
      return (
        <Card
          name={name}
          size={size}
          value={Number(item.number)}
          picture={<span class={`mots mots-event-face ${size}`}>{eventFace(String(item.what), words)}</span>}
        />
      );
    case "team":
      return (
        <Card name={name} size={size} picture={<Shirt kit={kitOfClub(item.id)} size={size === "large" ? 130 : 64} />} />
      );
    default:
      return (
        <Card
          name={name}
          size={size}
          value={typeof item.number === "number" ? item.number : undefined}
          text={words.text(item.id)}
          picture={
            typeof item.stars === "number" ? (
              <span class="mots">
                <Stars count={item.stars} />
              </span>
            ) : undefined
          }
        />
      );
  }
};

/** The frame of a card: one large value, a name, a picture, and the rest small. */
import type { ComponentChildren } from "preact";
import "./card.css";

interface CardProps {
  readonly name: string;
  /** The one value that counts, top left and large. */
  readonly value?: string | number | undefined;
  /** What the value means, under it and small. */
  readonly unit?: string | undefined;
  /** Kind or position as a letter or sign in a shape, top right: never shown by colour alone. */
  readonly badge?: ComponentChildren;
  readonly picture?: ComponentChildren;
  /** Text of the card. */
  readonly text?: string | undefined;
  readonly children?: ComponentChildren;
  /** A colour of the frame: a CSS colour. */
  readonly tone?: string | undefined;
  readonly size?: "small" | "usual" | "large" | undefined;
  /** The click handler; a card without one is not a button. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  readonly glow?: boolean | undefined;
  readonly dimmed?: boolean | undefined;
  /** The label for screen readers, instead of everything on the card. */
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

export function Card(props: CardProps) {
  const { name, value, unit, badge, picture, text, children, tone, size = "usual", onClick, label } = props;
  const classes = ["card", size, props.glow && "glow", props.dimmed && "dimmed", props.class].filter(Boolean).join(" ");
  const style = tone ? { "--tone": tone } : undefined;
  const inside = (
    <>
      <span class="card-head">
        {value !== undefined && (
          <span class="card-value">
            <b class="number">{value}</b>
            {unit && <small>{unit}</small>}
          </span>
        )}
        {badge !== undefined && <span class="card-badge">{badge}</span>}
      </span>
      {picture && <span class="card-picture">{picture}</span>}
      <span class="card-name">{name}</span>
      {children}
      {text && <span class="card-text">{text}</span>}
    </>
  );
  return onClick ? (
    <button type="button" class={classes} style={style} onClick={onClick} aria-label={label}>
      {inside}
    </button>
  ) : (
    <span class={classes} style={style}>
      {inside}
    </span>
  );
}

/** A card that nobody here may see. */
export function CardBack({ size = "usual", label }: { size?: "small" | "usual" | "large"; label?: string }) {
  return (
    <span class={`card back ${size}`}>
      {label && <span class="hidden">{label}</span>}
      <svg viewBox="0 0 60 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0 0h60v84H0z" fill="var(--accent)" />
        <path
          d="M-10 20 70 -20v16L-10 36z M-10 60 70 20v16L-10 76z M-10 100 70 60v16l-80 40z"
          fill="rgb(255 255 255 / 12%)"
        />
        <circle cx="30" cy="42" r="15" fill="none" stroke="var(--accent-2)" stroke-width="2.5" />
        <path d="m30 33 8 6-3 9H25l-3-9z" fill="var(--accent-2)" />
      </svg>
    </span>
  );
}

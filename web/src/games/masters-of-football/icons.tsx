/** Small drawings of the game, all on a field of 24 by 24 and in the colour of the text around them. */
import type { ComponentChildren, JSX } from "preact";
import type { Genius, Position } from "./reading";
import type { Tactic } from "./view";

interface IconProps {
  /** Said aloud; without it the drawing is only decoration. */
  readonly label?: string | undefined;
  readonly class?: string;
}

function Icon({ label, class: name, children }: IconProps & { readonly children: ComponentChildren }): JSX.Element {
  const said = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one, or is hidden
    <svg class={`mof-icon ${name ?? ""}`} viewBox="0 0 24 24" {...said}>
      {label && <title>{label}</title>}
      {children}
    </svg>
  );
}

export function Ball(props: IconProps): JSX.Element {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M12 7.2l4.4 3.2-1.7 5.2H9.3l-1.7-5.2z" fill="currentColor" />
      <path
        d="M12 7.2V3M16.4 10.4l4-1.4M14.7 15.6l2.6 3.6M9.3 15.6l-2.6 3.6M7.6 10.4l-4-1.4"
        stroke="currentColor"
        stroke-width="1.8"
      />
    </Icon>
  );
}

export function Glove(props: IconProps): JSX.Element {
  return (
    <Icon {...props}>
      <path
        d="M6 21h10v-3.4c2-1.5 3-3.600 3-6.100V6.500a1.400 1.400 0 0 0-2.800 0v3.300h-.7V4.300a1.450 1.450 0 0 0-2.900 0v5.200h-.7V3.500a1.450 1.450 0 0 0-2.900 0v6h-.7V5a1.450 1.450 0 0 0-2.900 0v8.600l-1-1.300c-.9-1.100-2.600-.1-1.900 1.300l2.500 4.400z"
        fill="currentColor"
      />
    </Icon>
  );
}

export function House(props: IconProps): JSX.Element {
  return (
    <Icon {...props}>
      <path d="M12 2.500L1.500 12H5v9h5v-6h4v6h5v-9h3.500z" fill="currentColor" />
    </Icon>
  );
}

export function Coin(props: IconProps): JSX.Element {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="10" fill="currentColor" />
      <circle cx="12" cy="12" r="7.200" fill="none" stroke="var(--mof-coin-ink)" stroke-width="1.500" />
      <path d="M9 16V8.500l3 3.800 3-3.800V16" fill="none" stroke="var(--mof-coin-ink)" stroke-width="1.800" />
    </Icon>
  );
}

export function CardBack(props: IconProps): JSX.Element {
  return (
    <Icon {...props}>
      <rect x="5" y="2" width="14" height="20" rx="2.500" fill="currentColor" />
      <path d="M8 17.500l8-11" stroke="var(--mof-paper)" stroke-width="2" />
    </Icon>
  );
}

export function Whistle(props: IconProps): JSX.Element {
  return (
    <Icon {...props}>
      <path d="M2 8h20v4h-6.200A6.500 6.500 0 1 1 4.800 11L2 11z" fill="currentColor" />
      <circle cx="9.500" cy="14.500" r="2.600" fill="var(--mof-paper)" />
    </Icon>
  );
}

export function Trophy(props: IconProps): JSX.Element {
  return (
    <Icon {...props} class="mof-trophy">
      <path
        d="M6 2h12v2h4v3c0 3-2 5-4.600 5.300A6 6 0 0 1 13.500 15v3H17v4H7v-4h3.500v-3a6 6 0 0 1-3.900-2.700C4 12 2 10 2 7V4h4zm0 4H4v1c0 1.500.8 2.600 2 3zm12 0v4c1.200-.4 2-1.500 2-3V6z"
        fill="currentColor"
      />
    </Icon>
  );
}

interface GeniusProps {
  readonly mark: Genius;
  readonly label: string;
  /** An attacking genius scores once a match. */
  readonly isSpent: boolean;
}

/** A flame with what the genius is good at. */
export function GeniusMark({ mark, label, isSpent }: GeniusProps): JSX.Element {
  return (
    <Icon label={label} class={isSpent ? "mof-genius mof-spent" : "mof-genius"}>
      <path
        d="M12.500 0c.7 3.200 5.700 5 7.200 9.500 2 6-1.700 14-8 14-6.400 0-9.300-6-7.900-11 .7-2.400 2-3.600 2.600-5.700 1 .7 1.600 1.700 1.900 2.800C10.300 7 11.600 3.200 12.500 0z"
        fill="var(--mof-flame)"
      />
      {mark === "attack" && <path d="M7.500 19.500L12 9.500l4.500 10h-2.600L12 14.600l-1.900 4.900z" fill="#fff" />}
      {mark === "defence" && (
        <path
          d="M12 9.500l4.800 1.800v3.200c0 2.700-2 4.700-4.800 6-2.800-1.300-4.800-3.300-4.800-6v-3.200z"
          fill="#fff"
        />
      )}
      {mark === "tactics" && (
        <path
          d="M8 11l3 3m0-3l-3 3m5.500 5a2 2 0 1 0 .01 0M15 16c1-2 .5-3.500-1.500-4.500"
          fill="none"
          stroke="#fff"
          stroke-width="1.800"
        />
      )}
    </Icon>
  );
}

const POSITION_SHAPES: Readonly<Record<Position, string>> = {
  D: "M12 1l9.500 3.500v7c0 5.500-4 9.500-9.500 11.500-5.500-2-9.500-6-9.500-11.500v-7z",
  M: "M12 .5L23.500 12 12 23.500.5 12z",
  F: "M12 1.500L23 9v13H1V9z",
};

/** A shield defends, a diamond links, an arrow-head attacks. */
export function PositionMark({ position }: { readonly position: Position }): JSX.Element {
  return (
    <svg class={`mof-position mof-position-${position}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={POSITION_SHAPES[position]} />
      <text x="12" y={position === "F" ? 19 : 17} text-anchor="middle">
        {position}
      </text>
    </svg>
  );
}

export function TacticIcon({ tactic, ...props }: IconProps & { readonly tactic: Tactic }): JSX.Element {
  return (
    <Icon {...props}>
      {tactic === "possession" && (
        <g fill="none" stroke="currentColor" stroke-width="2.200">
          <path d="M4.500 12a7.500 7.500 0 0 1 13-5.100M19.500 12a7.500 7.500 0 0 1-13 5.100" />
          <path d="M18.500 2.500v5h-5M5.500 21.500v-5h5" />
          <circle cx="12" cy="12" r="1.600" fill="currentColor" />
        </g>
      )}
      {tactic === "direct" && <path d="M2 10h11V4.500L22.500 12 13 19.500V14H2z" fill="currentColor" />}
      {tactic === "physical" && <path d="M13.500 1.500L4 14h6l-1.500 8.500L19.500 9.500h-6.700z" fill="currentColor" />}
      {tactic === "defensive" && (
        <path
          d="M2 4h9v4.400H2zm11 0h9v4.400h-9zM2 10h5v4.400H2zm7 0h6v4.400H9zm8 0h5v4.400h-5zM2 16h9v4.400H2zm11 0h9v4.400h-9z"
          fill="currentColor"
        />
      )}
    </Icon>
  );
}

export function KindIcon({ kind, ...props }: IconProps & { readonly kind: string }): JSX.Element {
  return (
    <Icon {...props}>
      {kind === "strategy" && (
        <g fill="none" stroke="currentColor" stroke-width="2.400">
          <path d="M3 3l5 5m0-5L3 8" />
          <circle cx="18" cy="17.500" r="3.200" />
          <path d="M6 19c0-5 3-8 9-8m-3-3.500l3.500 3.500L12 14.500" />
        </g>
      )}
      {kind === "evolution" && (
        <path
          d="M3 21V15h4.500v6zm6.700 0V10h4.500v11zM16.500 21V5h4.500v16zM3 11.500L12 3l1.500 1.500L4.500 13z"
          fill="currentColor"
        />
      )}
      {kind === "anti-football" && (
        <path
          d="M2 16l3-11h3l1.500 6.500L18 14c3 .8 4 2.200 4 4H2zm1 4h3v2.500H3zm6 0h3v2.500H9zm6 0h3v2.500h-3z"
          fill="currentColor"
        />
      )}
      {kind === "corruption" && (
        <path
          d="M9 2h6l-1.800 4.500C18 8.500 21 12.500 21 17c0 3.500-2.500 5-9 5s-9-1.500-9-5c0-4.500 3-8.500 7.800-10.500zm2 8v1.300c-3.400.6-3.600 4.200 0 4.800 2 .3 2 1.500-.1 1.600-.8 0-1.700-.2-2.400-.6l-.6 1.700c.9.4 1.700.6 2.600.7V21h1.800v-1.500c3.600-.5 4-4.500.3-5.100-2-.3-2-1.400 0-1.500.7 0 1.500.2 2.100.5l.7-1.600c-.8-.4-1.500-.6-2.300-.7V10z"
          fill="currentColor"
        />
      )}
    </Icon>
  );
}

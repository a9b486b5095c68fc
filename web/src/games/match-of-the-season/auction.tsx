/** Somebody is for sale: who bids, the highest bid, and one's own next bid, of any height, as a button. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Offered } from "../../lib/answers";
import { Shirt } from "../../lib/kit";
import { BigPlayer } from "./big-player";
import { kitOfClub, money, useDesk } from "./desk";
import { Money } from "./icons";
import { auctionOf } from "./story";

/** Bidding, or the right of first refusal, or what was sold last. */
export function Auction({ footballer }: { readonly footballer: string }): JSX.Element | null {
  const desk = useDesk();
  const { state, view, words, asked, cards } = desk;
  const card = cards.get(footballer);
  const auction = auctionOf(state.events, footballer);
  if (!card) return null;
  const price = Number(state.question?.arguments.money);
  const isAsked = asked === "bid" || asked === "first-refusal";
  return (
    <section class="mots-auction">
      <div class="mots-lot">
        <BigPlayer card={card} team={auction.seller} />
      </div>
      <div class="mots-bidding">
        <div class="mots-highest">
          <small>
            {auction.highest === null
              ? words.say(auction.seller ? "web-offered-by" : "web-base-price", { team: auction.seller })
              : words.say("web-highest-bid")}
          </small>
          <b class="number">
            {money(words.language, auction.highest ?? (isAsked ? price : view.prices.base[card.stars]) ?? 0)}
          </b>
          {auction.leader && (
            <span class="mots-leader">
              <Shirt kit={kitOfClub(auction.leader)} size={24} />
              {words.name(auction.leader)}
            </span>
          )}
        </div>
        {asked !== "first-refusal" && (
          <ul class="mots-bidders">
            {view.teams
              .filter((team) => team.team !== auction.seller)
              .map((team) => {
                const bid = auction.bids.get(team.team);
                const isNow = state.question?.team === team.team && isAsked;
                return (
                  <li key={team.team} data-leads={auction.leader === team.team} data-now={isNow}>
                    <Shirt kit={kitOfClub(team.team)} size={28} />
                    <span>
                      <b>{words.name(team.team)}</b>
                      <Money amount={team.money} words={words} />
                    </span>
                    <b class="number">{bid === undefined ? "–" : money(words.language, bid)}</b>
                  </li>
                );
              })}
          </ul>
        )}
        {asked === "bid" && (
          <div class="mots-bid-buttons">
            <Bids key={state.question?.id} />
          </div>
        )}
      </div>
    </section>
  );
}

/** One's own bid: the lowest to begin with, higher by a tap. */
function Bids(): JSX.Element | null {
  const { choices, words, act } = useDesk();
  const pass = choices.find((choice) => choice.verb === "pass");
  const bids = choices.filter((choice) => choice.verb === "bid");
  const [height, setHeight] = useState(0);
  const bid = bids[Math.min(height, bids.length - 1)];
  const price = money(words.language, Number(bid?.arguments.money));
  const answers = [
    ...(bid ? [{ id: bid.id, text: words.say("web-bid", { money: price }), go: () => act.choose(bid) }] : []),
    ...(pass ? [{ id: pass.id, text: words.say("choice-pass"), go: () => act.choose(pass) }] : []),
  ];
  return (
    <>
      <Offered made={{ answers }} />
      <button
        type="button"
        class="button mots-step"
        aria-label={words.say("web-bid-lower")}
        disabled={height === 0}
        onClick={() => setHeight(height - 1)}
      >
        −
      </button>
      <b class="number">{price}</b>
      <button
        type="button"
        class="button mots-step"
        aria-label={words.say("web-bid-higher")}
        disabled={height >= bids.length - 1}
        onClick={() => setHeight(height + 1)}
      >
        +
      </button>
    </>
  );
}

/** A manager offers a player: at which price does the bidding begin? */
export function AskingPrice(): JSX.Element | null {
  const { state, view, choices, words, act, cards } = useDesk();
  const card = cards.get(String(state.question?.arguments.footballer));
  const prices = choices.filter((choice) => choice.verb === "price");
  if (!card) return null;
  return (
    <section class="mots-auction">
      <div class="mots-lot">
        <BigPlayer card={card} team={state.question?.team ?? null} />
      </div>
      <div class="mots-bidding">
        <div class="mots-highest">
          <small>{words.say("web-starting-price")}</small>
        </div>
        <div class="mots-prices">
          {prices.map((choice) => {
            const price = Number(choice.arguments.price);
            return (
              <button
                key={choice.id}
                type="button"
                class="mots-price-button number glow"
                data-base={price === view.prices.base[card.stars]}
                onClick={() => act.choose(choice)}
              >
                {money(words.language, price)}
              </button>
            );
          })}
        </div>
      </div>
    </section>
  );
}

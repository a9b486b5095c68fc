/** Somebody is for sale: who bids, the highest bid, and one's own next bid as a button. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import { BigPlayer } from "./big-player";
import { kitOfClub, money, useDesk } from "./desk";
import { Money } from "./icons";
import { auctionOf } from "./story";

/** Bidding, or the right of first refusal, or what was sold last. */
export function Auction({ footballer }: { readonly footballer: string }): JSX.Element | null {
  const desk = useDesk();
  const { state, view, words, asked, act, choices, cards } = desk;
  const card = cards.get(footballer);
  const auction = auctionOf(state.events, footballer);
  if (!card) return null;
  const price = Number(state.question?.arguments.money);
  const pass = choices.find((choice) => choice.verb === "pass");
  const offer = choices.find((choice) => choice.verb === "bid" || choice.verb === "buy");
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
        {isAsked && offer && (
          <div class="mots-bid-buttons">
            <button type="button" class="button mots-go glow" onClick={() => act.choose(offer)}>
              {words.say(asked === "bid" ? "web-bid" : "web-buy-for", { money: money(words.language, price) })}
            </button>
            {pass && (
              <button type="button" class="button" onClick={() => act.choose(pass)}>
                {words.say("choice-pass")}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** A manager offers a player: at which price does the bidding begin? */
export function AskingPrice(): JSX.Element | null {
  const { state, view, choices, words, act, cards } = useDesk();
  const [, id = ""] = state.steps.findLast((step) => step.startsWith("offer:"))?.split(":") ?? [];
  const card = cards.get(id);
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

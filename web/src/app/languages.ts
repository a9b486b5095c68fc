/** The languages of the app, and what each calls itself. */
export const LANGUAGES = ["en", "pt-PT", "pt-BR", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  "pt-PT": "Português (Portugal)",
  "pt-BR": "Português (Brasil)",
  it: "Italiano",
};

import { joinSentences } from '#i18n/join-sentences.ts';

type Told = { lead: string; audience: string; scope: string };

/** What it is, for whom and of what, on one line; some of these are written as sentences, some as labels. */
export const promotionTold = ({ lead, audience, scope }: Told): string =>
	joinSentences([lead, audience].map((text) => text.replace(/\.$/, '')).concat(scope));

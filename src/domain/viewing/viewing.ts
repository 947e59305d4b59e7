import { isAreaSlug } from '../area/areas.ts';

/** How far somebody comes with a product: it was looked at, a date chosen, its form opened and sent. */
export const productSteps = ['product', 'date', 'form', 'sent'] as const;
export type ProductStep = (typeof productSteps)[number];

/** What is counted, by what it is told as: 'notice/<id>', 'list/<area>', 'form/<product>'. */
export const viewedKinds = ['notice', 'promotion', 'list', ...productSteps] as const;
type ViewedKind = (typeof viewedKinds)[number];
export type Subject = { kind: ViewedKind; id: string };

/** 'notice/k-eta-check' → its kind and id; undefined when it is nothing that is counted. */
export function subjectOf(text: string): Subject | undefined {
	const [word, id, ...rest] = text.split('/');
	const kind = viewedKinds.find((one) => one === word);
	if (!kind || !id || rest.length > 0) return undefined;
	return kind === 'list' && !isAreaSlug(id) ? undefined : { kind, id };
}

/** Whether it is one of the steps with a product, which are counted for who sells it. */
export const isProductStep = (kind: ViewedKind): kind is ProductStep => productSteps.some((one) => one === kind);

/** What programs that read pages call themselves: search engines, link previews, monitors, scripts, test browsers. */
const programs =
	/bot\b|bots?\/|crawl|spider|slurp|scrap|preview|headless|lighthouse|pagespeed|monitor|uptime|validator|archiver|feed|wget|curl|httpie|postman|python|java\/|go-http|okhttp|axios|node-fetch|undici|libwww|perl|ruby|phantom|puppeteer|playwright|selenium|embedly|externalhit|mediapartners|google-|semrush|ahrefs|mj12/i;

type Asker = {
	userAgent: string;
	/** It says which languages it wants and which page of ours it asks from: every browser does on such a request. */
	hasBrowserSigns: boolean;
};

/** Whether a person may be looking. A program that lies about all of it is told apart by nobody; it still counts once. */
export const isLikelyPerson = ({ userAgent, hasBrowserSigns }: Asker): boolean =>
	hasBrowserSigns && userAgent.startsWith('Mozilla/5.0 (') && !programs.test(userAgent);

/** So many readers of a page a place on the network has in a day, whatever its browsers call themselves. */
export const readersOfNetwork = 12;

/** Which of them a browser is, by a digest of its name. Two may share one: a lower bound that is hard to raise. */
export const readerAt = (network: string, digest: Uint8Array): string =>
	`${network} ${(digest[0] ?? 0) % readersOfNetwork}`;

/** So many Korean days a reader is known again, today among them. */
export const viewingDays = 1;

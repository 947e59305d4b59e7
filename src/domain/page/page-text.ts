/** What the company says of itself at the head of a page: nobody agrees to it (decision 0170). */
const companyTexts = ['introduction', 'transfer'] as const;
type CompanyText = (typeof companyTexts)[number];

export const isCompanyText = (slug: string): slug is CompanyText => (companyTexts as readonly string[]).includes(slug);

/** The texts the agency keeps by version and date (DECISIONS "Pages without given content"). */
export const pageTextSlugs = [
	'terms',
	'privacy',
	'refusal',
	'passport',
	'news',
	'health',
	'provider',
	'vault',
	...companyTexts,
] as const;
export type PageTextSlug = (typeof pageTextSlugs)[number];

/** `effectiveOn` is a Korean calendar day. */
export type PageTextVersion = { version: string; effectiveOn: string };

/** Newest first; of two that begin on one day, the later name counts. */
export const newestFirst = <Version extends PageTextVersion>(versions: readonly Version[]): Version[] =>
	versions.toSorted((one, other) => compare(other.effectiveOn, one.effectiveOn) || compare(other.version, one.version));

/**
 * The newest version that has begun; the others stay readable, those announced and not begun too. Before the very first
 * one begins it already counts: a site is never without its texts.
 */
export function versionInForce<Version extends PageTextVersion>(
	versions: readonly Version[],
	today: string,
): Version | undefined {
	const ordered = newestFirst(versions);
	return ordered.find(({ effectiveOn }) => effectiveOn <= today) ?? ordered.at(-1);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

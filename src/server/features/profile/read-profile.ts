import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { homeOrder } from '#domain/page/home.ts';
import type { Pool } from '#server/queries.ts';
import { findSiteProfile } from './profile.repo.ts';

type Row = Awaited<ReturnType<typeof findSiteProfile>>;

/** As long as any data counts as fresh (SPEC section 7): every page's footer asks for it. */
const freshMs = 5_000;
const cache = new WeakMap<Pool['$client'], { row: Row; until: number }>();

async function cachedProfile(reads: Pool): Promise<Row> {
	const known = cache.get(reads.$client);
	if (known && performance.now() < known.until) return known.row;
	const row = await findSiteProfile(reads);
	if (row) cache.set(reads.$client, { row, until: performance.now() + freshMs });
	return row;
}

/** The company behind the site, in the reader's language. */
export async function readProfile(reads: Pool, input: { language: ContentLocale }) {
	const row = await cachedProfile(reads);
	if (!row) return refuse('not-found');
	const say = (texts: LocaleText) => texts[shownLocale(texts, input.language) ?? 'ko'] ?? '';
	const { id: _, home, ...facts } = row;
	const [user = '', host = ''] = row.email.split('@');
	return accept({
		...facts,
		email: { user, host },
		rates: row.rates ?? {},
		homeOrder: homeOrder(home),
		maintenance: row.maintenance ? say(row.maintenance) : null,
		companyName: say(row.companyName),
		representative: say(row.representative),
		address: say(row.address),
		privacyOfficer: say(row.privacyOfficer),
		mailOrderNumber: say(row.mailOrderNumber),
	});
}

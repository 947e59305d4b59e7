import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { homeOrder } from '#domain/page/home.ts';
import type { Pool } from '#server/queries.ts';
import { cachedProfile } from './profile-cache.repo.ts';

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

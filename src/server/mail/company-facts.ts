import { withoutLinks } from '#domain/member/name.ts';
import { companyDetails, type Details } from '#domain/reservation/details.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsIn } from '#server/words.ts';
import type { MailFact } from './mail-parts.ts';

type ToldDetail = { id: (typeof companyDetails)[number]; text: string };

/** What a company told of itself, such that no mail program makes a link of it. */
export const toldCompany = (details: Details): ToldDetail[] =>
	companyDetails.flatMap((id) => {
		const text = withoutLinks(String(details[id] ?? ''));
		return text === '' ? [] : [{ id, text }];
	});

/** A line for each of them; none where no company reserves. */
export function companyFacts({ company }: { company?: string }, locale: Locale): MailFact[] {
	const told: ToldDetail[] = company ? JSON.parse(company) : [];
	const t = wordsIn(locale, ['reservation'])('reservation.detail');
	return told.map(({ id, text }) => ({ label: t(id), value: text }));
}

import { randomBytes } from 'node:crypto';
import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Fault } from '#contract/faults.ts';
import { findClaims } from '#domain/area/medical-claims.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, contentLocales, type LocaleText } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { patientRegistration } from '#domain/provider/licence.ts';
import { providerId } from '#domain/provider/provider-id.ts';
import { isHealthHouse, type ProfileTexts } from '#domain/provider/publicity.ts';
import { noteLive } from '#server/features/content/note-live.ts';
import type { BusinessContext } from './business-context.ts';
import { findLicences } from './licence.repo.ts';
import { lockPartner } from './partner.repo.ts';
import { lockApproved, noteWish } from './partner-change.repo.ts';
import { drawnPortrait, viewProfile } from './profile-view.ts';
import { findProvider, saveProvider } from './provider.repo.ts';
import { tellOfChange } from './tell-of-change.ts';

type Body = InputOf<(typeof partnerEndpoints)['PUT /api/partners/me/profile']>['body'];

const parts = ['name', 'trade', 'intro'] as const;

/** What a clinic may not say of itself (Medical Service Act, article 56). */
const claimsIn = (texts: Body['texts']): Fault[] =>
	contentLocales.flatMap((locale) =>
		parts
			.filter((part) => findClaims(texts[locale]?.[part] ?? '').length > 0)
			.map((part) => ({ at: `texts.${locale}.${part}`, code: 'medical-claim' as const })),
	);

/** A language is written whole or not at all, and one of them is. */
function faultsOf({ texts, foundedYear }: Body, now: Date): Fault[] {
	const written = contentLocales.filter((locale) => parts.some((part) => texts[locale]?.[part]));
	const gaps = written.flatMap((locale) =>
		parts
			.filter((part) => !texts[locale]?.[part])
			.map((part) => ({ at: `texts.${locale}.${part}`, code: 'required' as const })),
	);
	const isFuture = foundedYear > Number(koreanDay(now).slice(0, 4));
	return [
		...(written.length === 0 ? [{ at: 'texts', code: 'required' as const }] : gaps),
		...(isFuture ? [{ at: 'foundedYear', code: 'date-wrong' as const }] : []),
	];
}

const inOrder = (texts: Body['texts']): ProfileTexts =>
	Object.fromEntries(contentLocales.flatMap((locale) => (texts[locale]?.name ? [[locale, texts[locale]]] : [])));

const only = (texts: ProfileTexts, part: (typeof parts)[number]): LocaleText =>
	Object.fromEntries((Object.keys(texts) as ContentLocale[]).map((locale) => [locale, texts[locale]?.[part] ?? '']));

const isSameText = (one: LocaleText, other: LocaleText): boolean =>
	contentLocales.every((locale) => (one[locale] ?? '') === (other[locale] ?? ''));

/**
 * The public provider profile, changed; the first time makes the provider. Another name of an approved one is a wish that an
 * operator looks at first.
 */
export async function changeProfile({ services, now, organisationId, memberId }: BusinessContext, body: Body) {
	const faults = faultsOf(body, now);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const texts = inOrder(body.texts);
	return services.transact(async (queries) => {
		const business = await lockPartner(queries, organisationId);
		if (!business) return refuse('not-found');
		const claims = isHealthHouse(business.serviceItems) ? claimsIn(body.texts) : [];
		if (claims.length > 0) return refuse('invalid-input', { faults: claims });
		const registration = patientRegistration(await findLicences(queries, [organisationId]));
		const approved = await lockApproved(queries, organisationId);
		const shown = approved && (await findProvider(queries, organisationId))?.name;
		const names = only(texts, 'name');
		const isRenamed = shown !== undefined && !isSameText(shown, names);
		await saveProvider(queries, {
			id: providerId(
				[texts.en?.name, business.businessName, texts.ko?.name],
				randomBytes(4).toString('hex').slice(0, 6),
			),
			organisationId,
			name: isRenamed ? shown : names,
			trade: only(texts, 'trade'),
			intro: only(texts, 'intro'),
			region: body.region,
			languages: body.languages,
			portrait: drawnPortrait,
			answersWithinHours: body.answersWithinHours,
			foundedYear: body.foundedYear,
			patientNumber: registration?.number ?? null,
			patientNumberUntil: registration?.until ?? null,
		});
		if (approved && shown) {
			const wish = { proposedNames: isRenamed ? names : null };
			const isNew = await noteWish(queries, { row: approved, wish, now });
			if (isNew) await tellOfChange(queries, services, { organisationId, at: now });
		}
		const row = await findProvider(queries, organisationId);
		if (row) await noteLive(queries, { kind: 'provider', id: row.id, authorId: memberId, now });
		return accept(await viewProfile(queries, organisationId, now));
	});
}

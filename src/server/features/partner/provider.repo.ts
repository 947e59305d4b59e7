import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { commonLocales, healthItems, healthLicences, type ProfileTexts } from '#domain/provider/publicity.ts';
import { licence, partner } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';

export type ProviderRow = typeof provider.$inferSelect;

export async function findProvider(queries: Queries, organisationId: string): Promise<ProviderRow | undefined> {
	const [row] = await queries.select().from(provider).where(eq(provider.organisationId, organisationId));
	return row;
}

export async function findProviderById(queries: Queries, id: string): Promise<ProviderRow | undefined> {
	const [row] = await queries.select().from(provider).where(eq(provider.id, id));
	return row;
}

/** Those that some organisations keep. */
export async function findProviderIds(queries: Queries, organisationIds: readonly string[]): Promise<string[]> {
	if (organisationIds.length === 0) return [];
	const rows = await queries
		.select({ id: provider.id })
		.from(provider)
		.where(inArray(provider.organisationId, [...organisationIds]));
	return rows.map(({ id }) => id);
}

export async function lockProvider(queries: Queries, organisationId: string): Promise<ProviderRow | undefined> {
	const [row] = await queries
		.select()
		.from(provider)
		.where(eq(provider.organisationId, organisationId))
		.for('no key update');
	return row;
}

export type ProviderFacts = Omit<typeof provider.$inferInsert, 'isAgency' | 'pictureIds'> & { organisationId: string };

/** The id and the portrait of the first time stay. */
export async function saveProvider(queries: Queries, facts: ProviderFacts): Promise<void> {
	const { id: _, portrait: __, organisationId: ___, ...changes } = facts;
	await queries
		.insert(provider)
		.values(facts)
		.onConflictDoUpdate({
			target: provider.organisationId,
			// A parameter would not match the index, which has the agency's id written out.
			targetWhere: sql.raw(`organisation_id <> '${agencyId}'`),
			set: changes,
		});
}

/** What the licences say about the foreign-patient registration is shown with the provider. */
export async function setPatientRegistration(
	queries: Queries,
	organisationId: string,
	registration: { number: string; until: string } | undefined,
): Promise<void> {
	await queries
		.update(provider)
		.set({ patientNumber: registration?.number ?? null, patientNumberUntil: registration?.until ?? null })
		.where(eq(provider.organisationId, organisationId));
}

export async function setPictures(queries: Queries, organisationId: string, pictureIds: string[]): Promise<void> {
	await queries.update(provider).set({ pictureIds }).where(eq(provider.organisationId, organisationId));
}

/** The languages a profile is written in, whole. */
export function textsOf({ name, trade, intro }: Pick<ProviderRow, 'name' | 'trade' | 'intro'>): ProfileTexts {
	return Object.fromEntries(
		(Object.keys(name) as ContentLocale[]).map((locale) => [
			locale,
			{ name: name[locale] ?? '', trade: trade[locale] ?? '', intro: intro[locale] ?? '' },
		]),
	);
}

/** Whether somebody answers for an approved business: an owner who can log in. */
const isApprovedSql = (organisationId: string): string => `exists (select 1 from organisation house
		join staff owning on owning.organisation_id = house.id and owning.role = 'owner' and owning.left_at is null
		join member keeper on keeper.id = owning.member_id and keeper.status = 'active'
		where house.id = ${organisationId} and house.status = 'approved')`;

/** What `missingForPublic` wants to know about a business; undefined where there is no profile to show. */
export async function findPublicityFacts(queries: Queries, organisationId: string) {
	const [row] = await queries
		.select({
			isApproved: sql<boolean>`${sql.raw(isApprovedSql('"provider".organisation_id'))}`,
			serviceItems: partner.serviceItems,
			name: provider.name,
			trade: provider.trade,
			intro: provider.intro,
		})
		.from(provider)
		.innerJoin(partner, eq(partner.organisationId, provider.organisationId))
		.where(eq(provider.organisationId, organisationId));
	if (!row) return undefined;
	const licences = await queries
		.select({ kind: licence.kind, number: licence.number, expiresOn: licence.expiresOn, verdict: licence.verdict })
		.from(licence)
		.where(eq(licence.organisationId, organisationId));
	return { ...row, texts: textsOf(row), licences };
}

/** A day of ours is no text of anybody's: it stands in the statement as it is. */
const onDay = (now: Date, condition: (today: string) => string): SQL => sql.raw(condition(`'${koreanDay(now)}'`));

/** The same where the day is only known once the statement is carried out. */
function onGivenDay(today: Placeholder, condition: (today: string) => string): SQL {
	const hole = '?today?';
	const parts = condition(hole).split(hole);
	return sql.join(
		parts.map((part) => sql.raw(part)),
		sql`${today}`,
	);
}

const words = (list: readonly string[]) => `array[${list.map((word) => `'${word}'`).join(', ')}]::text[]`;
/**
 * `missingForPublic` as a condition on a provider's row, for lists: the providers the agency looks after itself are
 * shown, a partner's while nothing is missing. A test holds the two against each other. `today` is SQL for the day in Korea
 * of the moment that counts, such as a statement's parameter.
 */
const providerShownSql = (row: string, today: string): string => `(${row}.organisation_id = '${agencyId}' or exists (
		select 1 from partner business
		where business.organisation_id = ${row}.organisation_id and ${isApprovedSql(`${row}.organisation_id`)} and ${row}.name ?| ${words(commonLocales)}
			and (not business.service_items && ${words(healthItems)} or ${healthLicences
				.map(
					(kind) =>
						`exists (select 1 from licence where licence.organisation_id = business.organisation_id and licence.kind = '${kind}'
				and licence.verdict = 'accepted'
				and (licence.expires_on is null or licence.expires_on >= ${today}::date))`,
				)
				.join(' and ')})))`;

export const providerShown = (now: Date): SQL => onDay(now, (today) => providerShownSql('"provider"', today));

/** Shown, and its registration for foreign patients in force where it has one: by the day in Korea, as for the licences. */
export const providerOffersSql = (row: string, today: string): string =>
	`(${row}.patient_number_until is null or ${row}.patient_number_until >= ${today}::date) and ${providerShownSql(row, today)}`;

export const providerOffers = (now: Date): SQL => onDay(now, (today) => providerOffersSql('"provider"', today));
export const providerOffersOn = (today: Placeholder): SQL =>
	onGivenDay(today, (day) => providerOffersSql('"provider"', day));

export async function isProviderOffering(queries: Queries, id: string, now: Date): Promise<boolean> {
	const rows = await queries
		.select({ id: provider.id })
		.from(provider)
		.where(and(eq(provider.id, id), providerOffers(now)));
	return rows.length > 0;
}

import type { Editing } from '#contract/api/content.ts';
import type { ContentValue } from '#contract/api/content-values.ts';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { completenessOf } from '#domain/content/completeness.ts';
import type { AnyContent } from '#domain/content/content.ts';
import { pictureField, textFields } from '#domain/content/content-texts.ts';
import { type CheckFacts, checksOf, wholeLocales } from '#domain/content/publish-checks.ts';
import { shownTexts } from '#domain/content/shown-texts.ts';
import { parsePhotographName } from '#domain/file/photograph.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, contentLocales, type LocaleText } from '#domain/kernel/locale-text.ts';
import type { Viewer } from '#domain/member/access.ts';
import { groupCodes } from '#domain/member/group.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { demandedPapers } from '#domain/provider/demanded-papers.ts';
import { healthItems, isHealthHouse } from '#domain/provider/publicity.ts';
import { findOwnPhotographs } from '#server/features/file/picture.repo.ts';
import { findLicences } from '#server/features/partner/licence.repo.ts';
import { findServiceItems } from '#server/features/partner/partner.repo.ts';
import type { Queries } from '#server/queries.ts';
import { findItem, findRevision, type Head, type Item, type Named, standingOf } from './content.repo.ts';
import { findKnownProducts, findPhotographNames, type Live, readLive } from './live-content.repo.ts';
import { contentOf } from './new-revision.ts';
import { isCodeTaken } from './put-live.repo.ts';

/** Lists of the domain are read-only, those of the wire are not: nothing else differs. */
export const onWire = (content: AnyContent): ContentValue => content as unknown as ContentValue;
export const offWire = (content: ContentValue): AnyContent => content as unknown as AnyContent;

export function standingView(item: Item) {
	const { kind, id } = item;
	const { state, latest, published, scheduled } = standingOf(item);
	return {
		...{ kind, id, state, latest, published },
		scheduled: scheduled && { number: scheduled.number, at: scheduled.at.toISOString() },
	};
}

/** To a partner an operator is Maru, not a person. */
function authorView({ authorId, authorGroup, authorFirstName, authorLastName }: Head, viewer: Viewer) {
	if (authorId === null) return { by: 'site' as const, name: null };
	const name = `${authorFirstName ?? ''} ${authorLastName ?? ''}`.trim();
	if (authorId === viewer.id) return { by: 'me' as const, name };
	const isOperator = authorGroup === groupCodes.operator;
	if (isOperator && viewer.group !== groupCodes.operator) return { by: 'operator' as const, name: null };
	return { by: isOperator ? ('operator' as const) : ('colleague' as const), name };
}

export const headView = (head: Head, { item, viewer }: { item: Item; viewer: Viewer }) => ({
	...{ number: head.number, base: head.base, restored: head.restored, at: head.at.toISOString() },
	author: authorView(head, viewer),
	publishedAt: head.publishedAt?.toISOString() ?? null,
	isPublished: item.state === 'published' && item.published === head.number,
	isScheduled: item.scheduled === head.number,
});

type Photographs = { alts: LocaleText[] };

async function photographsOf(queries: Queries, { kind, id }: Item): Promise<Photographs> {
	if (kind !== 'product') return { alts: [] };
	const names = await findPhotographNames(queries, id);
	const ids = names.flatMap((name) => parsePhotographName(name)?.id ?? []);
	const photographs = await findOwnPhotographs(queries, ids);
	return { alts: photographs.map(({ alt }) => alt as LocaleText) };
}

/** Of kinds where health is a matter: without its house's papers nobody would see it. The agency shows others' services. */
async function licenceFacts(
	queries: Queries,
	{ item, of, now }: { item: Item; of: NonNullable<Live['of']>; now: Date },
): Promise<Pick<CheckFacts, 'areLicencesInForce'>> {
	const { organisationId } = item;
	if (organisationId === agencyId || !(healthItems as readonly string[]).includes(`${of.area}.${of.kind}`)) return {};
	const licences = await findLicences(queries, [organisationId]);
	const papers = demandedPapers([`${of.area}.${of.kind}`], licences, koreanDay(now));
	return { areLicencesInForce: papers.every(({ state }) => state === 'valid' || state === 'ends-soon') };
}

/** A clinic's products, promotions and profile: what the law lets nobody say is looked for in them. */
async function isOfHealth(
	queries: Queries,
	{ item, content, live }: { item: Item; content: AnyContent; live: Live | undefined },
): Promise<boolean> {
	if (content.kind === 'promotion') return areaOf(content.value.area).isHealth;
	if (content.kind === 'provider') return isHealthHouse(await findServiceItems(queries, item.organisationId));
	return live?.of ? areaOf(live.of.area as AreaSlug).isHealth : false;
}

/** What is looked at before it goes out, besides itself. */
export async function checkFacts(
	queries: Queries,
	{ item, content, live, now }: { item: Item; content: AnyContent; live: Live | undefined; now: Date },
): Promise<CheckFacts & Photographs> {
	const { alts } = await photographsOf(queries, item);
	const described = alts.filter((alt) => contentLocales.every((locale) => alt[locale])).length;
	return {
		...{ now, today: koreanDay(now), alts, photographs: alts.length, describedPhotographs: described },
		isOfHealth: await isOfHealth(queries, { item, content, live }),
		pictureTexts: alts.flatMap((alt) => Object.values(alt)),
		...(live?.of && { kind: live.of.kind, ...(await licenceFacts(queries, { item, of: live.of, now })) }),
		...(item.kind === 'page-text' && { slug: item.id }),
		...(content.kind === 'promotion' && {
			knownProducts: await findKnownProducts(queries, {
				...{ ids: content.value.productIds, organisationId: item.organisationId },
			}),
			isCodeTaken: await isCodeTaken(queries, { id: item.id, code: content.value.code }),
		}),
	};
}

/** All that an editor opens with: how it stands, its newest revision, and what that needs. */
export async function viewEditing(
	queries: Queries,
	{ item, viewer, now }: { item: Item; viewer: Viewer; now: Date },
): Promise<Editing> {
	const { kind, id, latest } = item;
	const found = await findRevision(queries, { kind, id, number: latest });
	if (!found) throw new Error(`${kind} ${id} has no revision ${latest}`);
	const content = contentOf(kind, found.value);
	const live = await readLive(queries, { kind, id });
	const { alts, ...facts } = await checkFacts(queries, { item, content, live, now });
	const fields = [...textFields(content), ...(kind === 'product' ? [pictureField(alts)] : [])];
	const texts = content.value.texts as Partial<Record<ContentLocale, Record<string, unknown>>>;
	return {
		...standingView(item),
		of: live?.of ?? null,
		revision: headView(found, { item, viewer }),
		content: onWire(content),
		completeness: completenessOf(fields, found.marks),
		checks: checksOf(content, facts),
		goesOutIn: Object.keys(shownTexts(texts, kind === 'provider' ? 'name' : 'title')) as ContentLocale[],
		wholeIn: wholeLocales(content),
		waitsForApproval: live?.waitsForApproval ?? false,
		planFailedAt: item.planFailedAt?.toISOString() ?? null,
	};
}

/** The same after something was done with it, in the transaction in which it was. */
export async function viewAfter(work: Queries, { viewer, now }: { viewer: Viewer; now: Date }, { kind, id }: Named) {
	const item = await findItem(work, { kind, id });
	if (!item) throw new Error(`${kind} ${id} is gone`);
	return viewEditing(work, { item, viewer, now });
}

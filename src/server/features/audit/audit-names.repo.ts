import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation } from '#server/db/schema/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { nameIn } from '#server/features/organisation/staff-list.repo.ts';
import { shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

export const namedKinds = ['member', 'organisation', 'product', 'reservation'] as const;
export type NamedKind = (typeof namedKinds)[number];
/** An id may be a member's and a business's at once: the kind belongs to it. */
export type Named = { kind: NamedKind; id: string };

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
export const nameKey = ({ kind, id }: Named): string => `${kind} ${id}`;

/**
 * What things of the trail are called today: members by name, businesses, products by title, reservations by code. The trail itself
 * keeps no names; who closed their account has none here either.
 */
export async function findNames(
	queries: Queries,
	{ wanted, language }: { wanted: readonly Named[]; language: ContentLocale },
): Promise<Map<string, string>> {
	const idsOf = (kind: NamedKind) => [
		...new Set(wanted.flatMap((one) => (one.kind === kind && (kind === 'product' || isUuid(one.id)) ? [one.id] : []))),
	];
	const select: Record<NamedKind, (ids: string[]) => PromiseLike<{ id: string; name: string }[]>> = {
		member: (ids) =>
			queries
				.select({ id: member.id, name: sql<string>`trim(${member.firstName} || ' ' || ${member.lastName})` })
				.from(member)
				.where(and(inArray(member.id, ids), ne(member.status, 'closed'))),
		organisation: (ids) =>
			queries
				// The agency has no papers of a business: it is called what its guests call it.
				.select({ id: organisation.id, name: sql<string>`coalesce(${partner.businessName}, ${nameIn(language)})` })
				.from(organisation)
				.leftJoin(partner, eq(partner.organisationId, organisation.id))
				.where(inArray(organisation.id, ids)),
		product: (ids) =>
			queries
				.select({ id: product.id, name: shownTitle(language) })
				.from(product)
				.where(inArray(product.id, ids)),
		reservation: (ids) =>
			queries
				.select({ id: reservation.id, name: reservation.code })
				.from(reservation)
				.where(inArray(reservation.id, ids)),
	};
	const found = await Promise.all(
		namedKinds.map(async (kind) => {
			const ids = idsOf(kind);
			const rows = ids.length === 0 ? [] : await select[kind](ids);
			return rows.map(({ id, name }) => [nameKey({ kind, id }), name] as const);
		}),
	);
	return new Map(found.flat().filter(([, name]) => name !== ''));
}

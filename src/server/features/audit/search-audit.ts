import type { auditEndpoints } from '#contract/api/audit.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countEntries, findEntries, recordAudit, type Search } from './audit.repo.ts';
import { findNames, type Named, type NamedKind, namedKinds, nameKey } from './audit-names.repo.ts';
import { withSubject } from './audit-subject.repo.ts';

type Query = InputOf<(typeof auditEndpoints)['GET /api/audit-entries']>['query'];

const newestFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.entry });

/** The trail by subject, person, actor, kind and period. Who looks is written down, and by what they looked. */
export async function searchAudit({ queries, memberId, now }: MemberContext, { cursor, language, ...asked }: Query) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const search = await withSubject(queries, asked);
	const [rows, total] = await Promise.all([
		findEntries(queries, { search, after: after.value, limit: pageSize + 1 }),
		countEntries(queries, search),
	]);
	const by = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [name]));
	if (after.value === undefined)
		await recordAudit(queries, {
			...{ event: 'audit.searched', actorId: memberId, subjectId: search.about ?? null, at: now },
			...{ actor: 'operator', details: { by: by.join(' ') } },
		});
	const { shown, nextCursor } = pageOf(rows, ({ at, id }) => newestFirst.write({ at, id }));
	const names = await findNames(queries, {
		wanted: [...shown.flatMap(namedIn), ...Object.values(soughtIn(search)).flatMap((one) => one ?? [])],
		language,
	});
	const sought = soughtIn(search);
	const nameOf = (one: Named | undefined) => (one && names.get(nameKey(one))) ?? null;
	return accept({
		...{ items: shown.map((row) => viewEntry(row, names)), total, nextCursor },
		sought: { actor: nameOf(sought.actor), about: nameOf(sought.about), subject: nameOf(sought.subject) },
	});
}

/** Whom and what is looked for by an id: the page says what they are called. */
function soughtIn({ actor, about, subjectKind, subjectId }: Search) {
	const kind = namedKinds.find((one) => one === subjectKind);
	return {
		actor: actor === undefined ? undefined : ({ kind: 'member', id: actor } as const),
		about: about === undefined ? undefined : ({ kind: 'member', id: about } as const),
		subject: kind && subjectId !== undefined ? { kind, id: subjectId } : undefined,
	};
}

/** What a fact with this name is the id of. */
const factKinds: Partial<Record<string, NamedKind>> = {
	...{ productId: 'product', product: 'product', reservationId: 'reservation', reservation: 'reservation' },
	...{ organisation: 'organisation', organisationId: 'organisation', memberId: 'member', member: 'member' },
};

const factsNamed = ({ facts }: Found): (Named & { fact: string })[] =>
	Object.entries(facts).flatMap(([fact, id]) => {
		const kind = factKinds[fact];
		return kind && typeof id === 'string' ? [{ fact, kind, id }] : [];
	});

const subjectNamed = ({ subjectKind, subjectId }: Found): Named | undefined => {
	const kind = namedKinds.find((one) => one === subjectKind);
	return kind && { kind, id: subjectId };
};

const namedIn = (row: Found): Named[] => [
	...factsNamed(row),
	...(row.aboutId ? [{ kind: 'member' as const, id: row.aboutId }] : []),
	...[subjectNamed(row)].flatMap((one) => one ?? []),
];

function viewEntry(found: Found, names: ReadonlyMap<string, string>) {
	const { subjectKind, subjectId, firstName, lastName, changes, at, ...row } = found;
	const nameOf = (one: Named | undefined) => (one && names.get(nameKey(one))) ?? null;
	return {
		...row,
		subject: { kind: subjectKind, id: subjectId, name: nameOf(subjectNamed(found)) },
		aboutName: row.aboutId && nameOf({ kind: 'member', id: row.aboutId }),
		actorName: firstName === null ? null : `${firstName} ${lastName}`.trim(),
		factNames: Object.fromEntries(
			factsNamed(found).flatMap((one) => {
				const name = nameOf(one);
				return name === null ? [] : [[one.fact, name]];
			}),
		),
		changes: changes ?? {},
		at: at.toISOString(),
	};
}
type Found = Awaited<ReturnType<typeof findEntries>>[number];

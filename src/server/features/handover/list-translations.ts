import type { handoverEndpoints } from '#contract/api/handover.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { completenessOf } from '#domain/content/completeness.ts';
import { isAhead } from '#domain/content/content-machine.ts';
import { textFields } from '#domain/content/content-texts.ts';
import { shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { contentOf } from '#server/features/content/new-revision.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countTranslated, type FoundItem, findTranslated } from './handover.repo.ts';
import { ownedKinds } from './owned-kinds.ts';

type Query = InputOf<(typeof handoverEndpoints)['GET /api/console/translations']>['query'];

const inOrder = cursorOf({ changedAt: cursorPart.moment, id: cursorPart.slug });

/** What a language lacks, thing by thing. */
export async function listTranslations({ queries, viewer }: MemberContext, query: Query) {
	const { kind, to, scope, language, cursor } = query;
	const owned = ownedKinds(viewer, kind);
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const open = { to, isOpenOnly: scope === 'open' };
	const [rows, total] = await Promise.all([
		findTranslated(queries, owned, { ...open, after: after.value, limit: pageSize + 1 }),
		countTranslated(queries, owned, open),
	]);
	const { shown, nextCursor } = pageOf(
		rows.map((row) => ({ ...row, changedAt: row.item.changedAt, id: row.item.id })),
		inOrder.write,
	);
	return accept({ items: shown.map((row) => viewOf(row, { to, language })), total, nextCursor });
}

function viewOf({ item, value, marks }: FoundItem, { to, language }: Pick<Query, 'to' | 'language'>) {
	const { fields } = completenessOf(textFields(contentOf(item.kind, value)), marks);
	const partsIn = (state: 'missing' | 'older') =>
		fields.filter(({ cells }) => cells[to] === state).map(({ field }) => field);
	return {
		...{ kind: item.kind, id: item.id, state: item.state, percent: item.percent[to] },
		title: item.title[shownLocale(item.title, language) ?? 'ko'] ?? Object.values(item.title)[0] ?? '',
		isAhead: isAhead(item),
		...{ missing: partsIn('missing'), older: partsIn('older') },
	};
}

import type { contentEndpoints } from '#contract/api/content.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { editableOf } from '#domain/content/edit-right.ts';
import { shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countItems, findItems } from './content.repo.ts';
import { standingView } from './content-view.ts';

type Query = InputOf<(typeof contentEndpoints)['GET /api/console/content']>['query'];

const inOrder = cursorOf({ changedAt: cursorPart.moment, id: cursorPart.slug });

/** What one may edit of a kind, the latest change first. */
export async function listContent({ queries, viewer }: MemberContext, { kind, state, language, cursor }: Query) {
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const filter = { kind, state, organisationIds: editableOf(viewer, kind) };
	const [rows, total] = await Promise.all([
		findItems(queries, filter, { after: after.value, limit: pageSize + 1 }),
		countItems(queries, filter),
	]);
	const { shown, nextCursor } = pageOf(rows, inOrder.write);
	const items = shown.map((item) => ({
		...standingView(item),
		title: item.title[shownLocale(item.title, language) ?? 'ko'] ?? Object.values(item.title)[0] ?? '',
		...{ percent: item.percent, changedAt: item.changedAt.toISOString() },
		planFailedAt: item.planFailedAt?.toISOString() ?? null,
	}));
	return accept({ items, total, nextCursor });
}

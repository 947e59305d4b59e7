import { Readable } from 'node:stream';
import { type handoverEndpoints, thingsInFile } from '#contract/api/handover.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { unitsOf } from '#domain/handover/translation-unit.ts';
import { thingXml, xliffHead, xliffTail } from '#domain/handover/write-xliff.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { locales } from '#i18n/locales.ts';
import { contentOf } from '#server/features/content/new-revision.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findForFile } from './handover.repo.ts';
import { ownedKinds } from './owned-kinds.ts';

type Query = InputOf<(typeof handoverEndpoints)['GET /api/console/translations/file']>['query'];

/** What translators are given: sources, what the language has by now, and what must stay as it is. */
export async function exportXliff({ queries, viewer, now }: MemberContext, query: Query) {
	const { kind, from, to, scope, part } = query;
	if (from === to) return refuse('invalid-input', { faults: [{ at: 'to', code: 'choose-one' }] });
	const owned = ownedKinds(viewer, kind);
	const isOpenOnly = scope === 'open';
	const found = await findForFile(queries, owned, {
		...{ to, isOpenOnly, offset: (part - 1) * thingsInFile, limit: thingsInFile },
	});
	const files = found.flatMap(({ item, value, marks }) => {
		const content = contentOf(item.kind, value);
		const units = unitsOf({ content, marks }, { from, to }).filter(({ state }) => !isOpenOnly || state !== 'done');
		const title = item.title[from] ?? item.title.ko ?? item.id;
		return units.length === 0 ? [] : [thingXml({ kind: item.kind, id: item.id, revision: item.latest, title, units })];
	});
	// A file without a text is none to a translator's tool.
	if (files.length === 0) return refuse('nothing-new');
	const stream = Readable.from([xliffHead({ from: locales[from].tag, to: locales[to].tag }), ...files, xliffTail]);
	const name = ['maru', kind ?? 'all', from, to, koreanDay(now), ...(part > 1 ? [part] : [])].join('-');
	return accept({ stream, mediaType: 'application/xliff+xml; charset=utf-8', name: `${name}.xlf` });
}

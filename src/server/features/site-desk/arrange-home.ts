import type { ArrangedHome, siteDeskEndpoints } from '#contract/api/site-desk.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isSame } from '#domain/content/compare-content.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { type Home, homeOrder } from '#domain/page/home.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { findHome, findPinnedProducts, lockHome, putHome } from './home.repo.ts';

type Body = InputOf<(typeof siteDeskEndpoints)['PUT /api/console/site/home']>['body'];

const wholeOf = (home: Home | null): Home => ({ order: homeOrder(home), pinned: home?.pinned ?? [] });

async function viewOf(queries: Queries, home: Home, language: ContentLocale): Promise<ArrangedHome> {
	const found = new Map((await findPinnedProducts(queries, home.pinned)).map((row) => [row.id, row]));
	const products = home.pinned.map((id) => {
		const row = found.get(id);
		const titles: LocaleText = Object.fromEntries(
			Object.entries(row?.texts ?? {}).flatMap(([locale, text]) => (text ? [[locale, text.title]] : [])),
		);
		const locale = shownLocale(titles, language);
		return { id, title: (locale && titles[locale]) || id, isShown: row?.status === 'published' };
	});
	return { ...home, products };
}

export async function readHome({ queries }: MemberContext, { language }: { language: ContentLocale }) {
	return accept(await viewOf(queries, wholeOf(await findHome(queries)), language));
}

/** The main page follows within seconds: its order comes with the company's facts, its products are asked for as often. */
export function arrangeHome(
	{ services, memberId, now }: MemberContext,
	{ language, body: { before, ...home } }: { language: ContentLocale; body: Body },
) {
	return services.transact(async (work) => {
		const was = wholeOf(await lockHome(work));
		if (!isSame(was, wholeOf(before))) return refuse('changed-since');
		if (new Set(home.order).size < home.order.length || new Set(home.pinned).size < home.pinned.length)
			return refuse('invalid-input', { faults: [{ at: 'pinned', code: 'invalid-input' }] });
		const view = await viewOf(work, home, language);
		// One that was archived since it was pinned may stay: it comes back with the product. A new one has to be there.
		const unknown = view.products.findIndex(({ id, isShown }) => !isShown && !was.pinned.includes(id));
		if (unknown >= 0) return refuse('invalid-input', { faults: [{ at: `pinned.${unknown}`, code: 'not-offered' }] });
		await putHome(work, home);
		const told = ({ order, pinned }: Home) => ({ order: order.join(' '), pinned: pinned.join(' ') });
		const [old, young] = [told(was), told(home)];
		await recordAudit(work, {
			...{ event: 'site.home-arranged', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			subject: ['site', 'home'],
			changes: {
				...(old.order !== young.order && { order: { before: old.order, after: young.order } }),
				...(old.pinned !== young.pinned && { pinned: { before: old.pinned, after: young.pinned } }),
			},
		});
		return accept(view);
	});
}

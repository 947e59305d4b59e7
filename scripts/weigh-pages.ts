import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pagePath } from '#contract/page-address.ts';
import { type Page, type PageId, pageIds, pages } from '#contract/pages.ts';
import type { PageAssets } from '#contract/rendering.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { groupCodes } from '#domain/member/group.ts';
import { joinAddress } from '#i18n/address.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { loadBuiltPages, type PageSource } from '#server/http/page-source.ts';

/**
 * What a page open to everybody may weigh: the JavaScript that its document names, gzip. A guard, no goal: a tenth more than on
 * 2026-11-20 (decision 0188), so that what makes a page heavier at one blow is noticed, and nobody has to contort code for some bytes
 * (decision 0167, with the goals). Where a limit is reached, decide what the page may do without, or weigh anew with a reason.
 */
export const limits: Partial<Record<PageId, number>> & { other: number } = {
	home: 147_000,
	login: 163_000,
	join: 172_000,
	forgot: 160_000,
	aboutIntroduction: 136_000,
	aboutTransfer: 149_000,
	productList: 135_000,
	productDetail: 144_000,
	matchingList: 150_000,
	matchingDetail: 149_000,
	matchingForm: 181_000,
	noticeList: 130_000,
	noticeDetail: 129_000,
	promotionList: 133_000,
	promotionDetail: 137_000,
	terms: 130_000,
	policy: 132_000,
	reject: 130_000,
	/** Of a page that is new. */
	other: 150_000,
};

export type PageWeight = { page: PageId; bytes: number; requests: number };

/** Scripts and what is fetched ahead for them, each file once. */
export function weigh(page: PageId, assets: PageAssets, sizeOf: (file: string) => number): PageWeight {
	const files = [...new Set([...assets.scripts, ...assets.preloads])];
	return { page, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0), requests: files.length };
}

/** A member's pages are weighed, and bound by nothing: nobody meets them first. */
export const limitOf = (page: PageId): number | undefined =>
	(pages[page] as Page).access === 'anyone' ? (limits[page] ?? limits.other) : undefined;

export const isTooHeavy = ({ page, bytes }: PageWeight): boolean => bytes > (limitOf(page) ?? Number.POSITIVE_INFINITY);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export function line(weight: PageWeight): string {
	const { page, bytes, requests } = weight;
	const limit = limitOf(page);
	const told = limit === undefined ? 'no limit' : `limit ${kilobytes(limit)}${isTooHeavy(weight) ? ' EXCEEDED' : ''}`;
	return `${page.padEnd(18)} ${kilobytes(bytes).padStart(6)} kB in ${requests} files, ${told}`;
}

const area = areaSlugs.at(0) as string;
const params = { area, id: 'any' };

/** No data is needed to know what a document names: every question fails, and the page is drawn all the same. */
async function assetsOf({ render, assets }: PageSource, page: PageId): Promise<PageAssets> {
	const address = joinAddress({ code: defaultLocale, path: pagePath<PageId>(page, params) });
	const isOpen = limitOf(page) !== undefined;
	let named: PageAssets | undefined;
	const result = await render({
		...{ address, origin: 'http://localhost', nonce: '', requestId: '' },
		...{ storedLocale: undefined, storedCurrency: undefined },
		viewer: isOpen ? null : { id: '', name: '', group: groupCodes.general, cooperative: null, works: [] },
		callApi: () => Promise.reject(new Error('nobody to ask')),
		assets: (files) => {
			const found = assets(files, '');
			// What has no entry in it comes later, and is named for its styles alone.
			if (found.scripts.length > 0) named = found;
			return found;
		},
	});
	if (result.kind === 'page') result.body.destroy();
	if (named === undefined) throw new Error(`${address} has no document`);
	return named;
}

/** In English: the words of another language weigh up to 5 kB more. */
async function weighAll(dist: string): Promise<PageWeight[]> {
	const source = await loadBuiltPages(dist);
	const sizes = new Map<string, number>();
	const sizeOf = (file: string) => {
		const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, 'client', file)), { level: 9 }).length;
		sizes.set(file, size);
		return size;
	};
	const inSite = pageIds.filter((page) => page !== 'console');
	return Promise.all(inSite.map(async (page) => weigh(page, await assetsOf(source, page), sizeOf)));
}

if (import.meta.main) {
	const weights = await weighAll('dist');
	for (const weight of weights) console.info(line(weight));
	if (weights.some(isTooHeavy)) process.exitCode = 1;
}

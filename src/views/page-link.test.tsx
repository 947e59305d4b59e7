import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isBuilt, pageIds } from '#contract/pages.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { LinkContext, PageLink, type PageLinkProps, withQuery } from './page-link.tsx';

const link = (
	<PageLink page="myReservation" params={{ id: 'r1' }} query={{ voucher: 1, day: undefined }} className="a">
		R1
	</PageLink>
);

test('where a front says nothing, a link leads out of the document by the page table', () => {
	expect(renderToStaticMarkup(link)).toBe('<a href="/my/reserve/r1?voucher=1" class="a">R1</a>');
});

test('a front may follow its links itself', () => {
	const told = renderToStaticMarkup(
		<LinkContext value={({ page, params }) => <i>{`${page} ${JSON.stringify(params)}`}</i>}>{link}</LinkContext>,
	);
	expect(told).toBe('<i>myReservation {&quot;id&quot;:&quot;r1&quot;}</i>');
});

test('nothing leads to a page that is not built yet', () => {
	const params = { area: areaSlugs[0] as string, id: 'r1' };
	for (const page of pageIds) {
		const link = renderToStaticMarkup(
			<PageLink {...({ page, params } as PageLinkProps<'productDetail'>)}>There</PageLink>,
		);
		expect(link !== '', page).toBe(isBuilt(page));
	}
});

test('what has no value is not asked for', () => {
	expect(withQuery('/notice', { page: undefined })).toBe('/notice');
	expect(withQuery('/notice')).toBe('/notice');
	expect(withQuery('/notice', { page: 2 })).toBe('/notice?page=2');
});

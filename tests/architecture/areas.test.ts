import { expect, test } from 'vitest';
import { areaSlugs } from '#domain/area/areas.ts';
import { filesWhere, readSources, type Sources } from '../support/source-files.ts';

const literal = new RegExp(`(['"\`])(${areaSlugs.join('|')})\\1`);
const home = 'src/domain/area/';

/** Tests may name an area: they say what is expected of one. */
const namingAreas = (sources: Sources) =>
	filesWhere(sources, (text, path) => !path.startsWith(home) && !/\.test\.tsx?$/.test(path) && literal.test(text));

test('the service areas are named only in src/domain/area: an area is data, not a branch', () => {
	expect(areaSlugs).toEqual(['travel', 'medical', 'wellness']);
	expect(namingAreas(readSources('{src,scripts}/**/*.{ts,tsx,cjs}'))).toEqual([]);
});

test('an area named elsewhere is found', () => {
	const planted = {
		'src/domain/area/travel.ts': `export const travel = { slug: 'travel' };`,
		'src/server/features/product/list-products.ts': `if (area === 'medical') return hidden;`,
		'src/site/pages/product-list.tsx': `<Badge tone="wellness" />`,
		'src/site/shell/footer.tsx': `areaSlugs.map((area) => <PageLink to="productList" params={{ area }} />)`,
	};
	expect(namingAreas(planted)).toEqual([
		'src/server/features/product/list-products.ts',
		'src/site/pages/product-list.tsx',
	]);
});

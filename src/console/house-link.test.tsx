import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Viewer } from '#domain/member/access.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { viewerOf } from '../../tests/support/viewers.ts';
import { HouseLink } from './house-link.tsx';
import { ReaderProvider } from './viewer.tsx';

const house = '00000000-0000-4000-8000-0000000000aa';
const shown = (viewer: Viewer, organisationId: string) =>
	renderToStaticMarkup(
		<ReaderProvider value={{ viewer, locale: 'ko', chooseLocale: async () => undefined }}>
			<HouseLink organisationId={organisationId}>Walks</HouseLink>
		</ReaderProvider>,
	);

test('the name of a business leads operators to its page, and nobody else; the agency has none', () => {
	const [operator, partner] = [viewerOf('one', 'GR0100'), viewerOf('two', 'GR0200', 'COOPERATIVE_MEMBER')];
	expect(shown(operator, house)).toBe(`<a href="/console/houses/${house}">Walks</a>`);
	expect(shown(operator, agencyId)).toBe('Walks');
	expect(shown(partner, house)).toBe('Walks');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { RevisionStanding } from './revision-standing.tsx';

const said = (state: 'draft' | 'published' | 'archived', latest: number, published: number | null) =>
	renderToStaticMarkup(
		<TranslationsProvider locale="ko" messages={wordsOf('ko', ['console', 'console-product'])}>
			<RevisionStanding editing={{ state, latest, published }} />
		</TranslationsProvider>,
	)
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

test('an editor’s head says that there are changes which are not published, and which revision readers see', () => {
	expect(said('published', 3, 2)).toBe('3번째 판 (공개 중인 것은 2번째 판) 공개 중 공개 안 된 수정 있음');
	expect(said('published', 3, 3)).toBe('3번째 판 공개 중');
	expect(said('draft', 3, null)).toBe('3번째 판 초안');
	// What is archived is on the site in no version.
	expect(said('archived', 3, 2)).toBe('3번째 판 보관됨');
});

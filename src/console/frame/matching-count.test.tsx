import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mostInQueue, toldCount } from '#domain/matching/answer.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { Count } from './matching-count.tsx';

const shown = (waiting: number) =>
	renderToStaticMarkup(
		<TranslationsProvider locale="ko" messages={wordsOf('ko', ['console'])}>
			<Count waiting={waiting} most={mostInQueue} />
		</TranslationsProvider>,
	);

test('a queue is told up to fifty, and “50+” beyond; where nothing waits there is no sign', () => {
	expect([0, 1, mostInQueue, mostInQueue + 1, 4_000].map((count) => toldCount(count))).toEqual([
		...['0', '1', '50', '50+', '50+'],
	]);
	expect(shown(mostInQueue)).toContain('>50<');
	expect(shown(mostInQueue + 1)).toContain('>50+<');
	expect(shown(0)).toBe('');
});

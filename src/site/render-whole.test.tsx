import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.ts';

test('a part whose code is not here yet is left to the stream; once it is, all is one text', async () => {
	const code = Promise.resolve({ default: () => <p>papers</p> });
	const Panel = lazy(() => code);
	const site = (
		<main>
			<Suspense fallback="…">
				<Panel />
			</Suspense>
		</main>
	);
	expect(renderWhole(site)).toBeUndefined();
	await code;
	expect(renderWhole(site)).toContain('<p>papers</p>');
});

test('what people write never looks unfinished', () => {
	expect(renderWhole(<p>{'<!--$!-->'}</p>)).toBe('<p>&lt;!--$!--&gt;</p>');
});

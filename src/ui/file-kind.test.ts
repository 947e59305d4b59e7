import { expect, test } from 'vitest';
import { isAccepted } from './file-kind.ts';

test.each([
	['paper.PDF', '', ['.pdf'], true],
	['paper.pdf', 'application/pdf', ['application/pdf'], true],
	['face.jpg', 'image/jpeg', ['image/*'], true],
	['face.jpg', 'image/jpeg', ['image/png', 'image/webp'], false],
	['song.mp3', 'audio/mpeg', ['.pdf', 'image/*'], false],
	['anything', '', [], true],
])('%s (%s) among %j: %s', (name, type, accept, isWelcome) => {
	expect(isAccepted({ name, type }, accept)).toBe(isWelcome);
});

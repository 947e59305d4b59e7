import { expect, test } from 'vitest';
import { fileUses, maxFileBytes } from './file.ts';
import { fileQuotas, fitsQuota } from './file-quota.ts';

test('every use has room for its first file, however large', () => {
	for (const use of fileUses) expect(fitsQuota(use, { stored: 0, given: maxFileBytes })).toBe(true);
});

test('what would go beyond is refused to the byte; a provider has more room than a guest', () => {
	const quota = fileQuotas['payment-proof'];
	expect(fitsQuota('payment-proof', { stored: quota - 5, given: 5 })).toBe(true);
	expect(fitsQuota('payment-proof', { stored: quota - 5, given: 6 })).toBe(false);
	expect(fitsQuota('licence', { stored: quota - 5, given: 6 })).toBe(true);
});

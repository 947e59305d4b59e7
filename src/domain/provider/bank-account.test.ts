import { expect, test } from 'vitest';
import { maskedBankAccount } from './bank-account.ts';

test.each([
	['국민은행 123456-04-567890', '국민은행 ••••••-••-••7890'],
	['신한 110 123', '신한 ••• •23'],
	['', ''],
])('%s is shown as %s', (account, shown) => {
	expect(maskedBankAccount(account)).toBe(shown);
});

/** A bank account as screens show it: the bank stays readable, of the number only its last few digits. */
export function maskedBankAccount(text: string): string {
	const count = text.replace(/\D/g, '').length;
	const shown = Math.min(4, Math.floor(count / 3));
	let seen = 0;
	return text.replace(/\d/g, (digit) => {
		seen += 1;
		return seen > count - shown ? digit : '•';
	});
}

/** Why an operator looks at a house's bank account: chosen, never typed, so that the trail holds nothing that somebody wrote. */
export const bankAccountReasons = ['payout', 'application', 'asked', 'law'] as const;
export type BankAccountReason = (typeof bankAccountReasons)[number];

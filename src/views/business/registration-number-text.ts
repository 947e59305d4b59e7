/** 1208100007 as certificates print it: 120-81-00007. */
export const registrationNumberText = (digits: string): string =>
	[digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');

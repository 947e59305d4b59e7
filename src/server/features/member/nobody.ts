/** Nothing of the person; a row for the books to point at. */
export const nobody = (id: string, closedAt: Date) => ({
	status: 'closed' as const,
	statusReason: null,
	closedAt,
	email: `closed-${id}@invalid`,
	emailVerifiedAt: null,
	// The hash of no password.
	passwordHash: 'closed',
	firstName: '—',
	lastName: '—',
	ownName: null,
	birthOn: null,
	gender: null,
	phone: null,
	country: null,
	address: null,
	passport: null,
	photoId: null,
	currency: null,
	consoleLocale: null,
	factorDueAt: null,
});

async function load() {
	const [{ faultsOf, questionBody, editedBody }, { parsePhone }, { findContacts, maskContacts }] = await Promise.all([
		import('./check-ask.ts'),
		import('#contract/phone.ts'),
		import('#domain/matching/contacts.ts'),
	]);
	return { faultsOf, questionBody, editedBody, parsePhone, findContacts, maskContacts };
}

export type AskChecks = Awaited<ReturnType<typeof load>>;

let loading: Promise<AskChecks> | undefined;

/** Asked for once the page stands, so that they are there before the first field is left; again after a failure. */
export function loadAskChecks(): Promise<AskChecks> {
	loading ??= load().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

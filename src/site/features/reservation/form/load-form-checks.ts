async function load() {
	const [{ faultsOf, reservationBody }, { parsePhone }] = await Promise.all([
		import('./check-reservation.ts'),
		import('#contract/phone.ts'),
	]);
	return { faultsOf, reservationBody, parsePhone };
}

export type FormChecks = Awaited<ReturnType<typeof load>>;

let loading: Promise<FormChecks> | undefined;

/** Asked for once the page stands, so that they are there before the first field is left; again after a failure. */
export function loadFormChecks(): Promise<FormChecks> {
	loading ??= load().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

import { useId } from 'react';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useMyFailure } from './use-my-failure.ts';

const blank = { current: '' };
const faultsOf = ({ current }: typeof blank): Faults<'current'> =>
	onlyWrong({ current: current === '' ? 'required' : undefined });

/** One's password, asked for before something that cannot be taken back. */
export function usePasswordForm() {
	const id = useId();
	return useForm({ blank, faultsOf, textOf: useMyFailure(), idOf: () => id, isQuietWhileMended: true });
}

import type { Editing } from '#contract/api/content.ts';
import type { CallApi } from '#contract/api.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import type { ContentForm } from './use-content-form.ts';

type Props = { form: ContentForm; onTold: (message: string) => void };
type Work = (call: CallApi, editing: Editing) => Promise<Editing>;

/** What a form of its own does with a thing that is being written: saved first, and it stands as it is answered. */
export function useContentMove({ form, onTold }: Props) {
	const callApi = useApi();
	return async (work: Work, message: string): Promise<boolean> => {
		const saved = form.isDirty ? await form.save() : form.editing;
		if (!saved) return false;
		form.begin(await work(callApi, saved));
		onTold(message);
		return true;
	};
}

/** The same at a click. */
export function useMoving(props: Props) {
	const move = useContentMove(props);
	const saving = useSaving({ textOf: useConsoleFailure() });
	return { ...saving, move: (work: Work, message: string) => saving.save(() => move(work, message)) };
}

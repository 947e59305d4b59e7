import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { paramsOf } from './content-queries.ts';
import type { ContentForm } from './use-content-form.ts';
import { useMoving } from './use-moving.ts';

type Props = {
	form: ContentForm;
	onTold: (message: string) => void;
	words: { label: string; title: string; text: string; keep: string; told: string };
};

/** Readers see it no more, and it is kept: asked for once more before. Not there where that is so already. */
export function ArchiveButton({ form, onTold, words }: Props) {
	const [isAsking, setIsAsking] = useState(false);
	const { move, isBusy, failure } = useMoving({ form, onTold });
	const archive = async () => {
		const isDone = await move(
			(call, editing) =>
				call('POST /api/console/content/:noun/:id/archive', {
					...{ params: paramsOf(editing), body: { revision: editing.latest } },
				}),
			words.told,
		);
		if (isDone) setIsAsking(false);
	};
	if (form.editing.state === 'archived') return null;
	return (
		<div>
			<Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
				<Icon name="eyeOff" />
				{words.label}
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={words.title}
				confirmLabel={words.label}
				cancelLabel={words.keep}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void archive()}
				onClose={() => setIsAsking(false)}
			>
				{words.text}
			</ConfirmDialog>
		</div>
	);
}

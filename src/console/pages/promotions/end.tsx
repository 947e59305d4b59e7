import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { paramsOf } from '../../content/content-queries.ts';
import { useMoving } from '../../content/standing-card.tsx';
import type { ContentForm } from '../../content/use-content-form.ts';

/** Ends it before its time: nobody reserves with it any more, and who has keeps it. */
export function End(props: { form: ContentForm; onTold: (message: string) => void }) {
	const t = useTranslations('console.promotion.end');
	const { editing } = props.form;
	const { move, isBusy, failure } = useMoving(props);
	const [isAsking, setIsAsking] = useState(false);
	const end = async () => {
		const isDone = await move(
			(call, { latest }) =>
				call('POST /api/console/content/:noun/:id/archive', { params: paramsOf(editing), body: { revision: latest } }),
			t('told'),
		);
		if (isDone) setIsAsking(false);
	};
	if (editing.state === 'archived') return null;
	return (
		<div>
			<Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
				<Icon name="eyeOff" />
				{t('label')}
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={t('title')}
				confirmLabel={t('label')}
				cancelLabel={t('keep')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void end()}
				onClose={() => setIsAsking(false)}
			>
				{t('text')}
			</ConfirmDialog>
		</div>
	);
}

import type { OwnRating } from '#contract/api/rating.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useRatingFailure } from '../use-rating-failure.ts';

type Props = { rating: OwnRating; onDeleted: () => void; onClose: () => void };

/** Asks once more before a rating is taken back. */
export function DeleteDialog({ rating, onDeleted, onClose }: Props) {
	const t = useTranslations('rating.mine');
	const callApi = useApi();
	const { isBusy, failure, save } = useSaving({ textOf: useRatingFailure() });
	const remove = async () => {
		if (await save(() => callApi('DELETE /api/ratings/:id', { params: { id: rating.id } }))) onDeleted();
	};
	return (
		<ConfirmDialog
			isOpen
			title={t('deleteTitle')}
			confirmLabel={t('deleteConfirm')}
			cancelLabel={t('keep')}
			isDestructive
			isBusy={isBusy}
			error={failure}
			onConfirm={remove}
			onClose={onClose}
		>
			<p>
				<b>{rating.title}</b>
			</p>
			<p>{t('deleteText')}</p>
		</ConfirmDialog>
	);
}

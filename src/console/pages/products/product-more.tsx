import { useState } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { navigate } from '../../address.tsx';
import styles from '../../content/content.module.css';
import { paramsOf } from '../../content/content-queries.ts';
import { useMoving } from '../../content/standing-card.tsx';
import type { ProductForm } from './use-product-form.ts';

type Props = { form: ProductForm; onTold: (message: string) => void };

/** Another one like it, or an end of selling it. */
export function ProductMore(props: Props) {
	const t = useTranslations('console.product');
	const { editing } = props.form;
	const { move, isBusy, failure, save } = useMoving(props);
	const callApi = useApi();
	const [isAsking, setIsAsking] = useState(false);
	const archive = async () => {
		await move(
			(call, { latest }) =>
				call('POST /api/console/content/:noun/:id/archive', { params: paramsOf(editing), body: { revision: latest } }),
			t('archivedTold'),
		);
		setIsAsking(false);
	};
	const copy = () =>
		save(async () => {
			const { content, of, id } = editing;
			if (content.kind !== 'product' || !of) return;
			const named = (locale: 'ko' | 'en') => {
				const title = content.value.texts[locale]?.title ?? '';
				return title === '' ? '' : `${title.slice(0, 110)} (2)`;
			};
			const made = await callApi('POST /api/console/content', {
				body: {
					...{ kind: 'product', of: { kind: of.kind, providerId: of.providerId }, copyOf: id },
					names: { ko: named('ko'), en: named('en') },
				},
			});
			props.onTold(t('copied'));
			navigate(`${consolePages.products.path}/${made.id}`);
		});
	return (
		<div className={styles.stack}>
			<div className={styles.actions}>
				<Button size="sm" isBusy={isBusy} onClick={() => void copy()}>
					<Icon name="copy" />
					{t('copy')}
				</Button>
				{editing.state !== 'archived' && (
					<Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
						<Icon name="eyeOff" />
						{t('archive')}
					</Button>
				)}
			</div>
			{failure && !isAsking && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<ConfirmDialog
				isOpen={isAsking}
				title={t('archiveTitle')}
				confirmLabel={t('archive')}
				cancelLabel={t('keepShown')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void archive()}
				onClose={() => setIsAsking(false)}
			>
				{t('archiveText')}
			</ConfirmDialog>
		</div>
	);
}

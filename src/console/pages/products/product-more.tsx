import { consolePages } from '#contract/console-pages.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { navigate } from '../../address.tsx';
import { ArchiveButton } from '../../content/archive-button.tsx';
import styles from '../../content/content.module.css';
import { useConsoleFailure } from '../../use-console-failure.ts';
import type { ProductForm } from './use-product-form.ts';

type Props = { form: ProductForm; onTold: (message: string) => void };

/** Another one like it, or an end of selling it. */
export function ProductMore(props: Props) {
	const t = useTranslations('console.product');
	const { editing } = props.form;
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const words = { label: t('archive'), title: t('archiveTitle'), text: t('archiveText'), keep: t('keepShown') };
	const callApi = useApi();
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
				<ArchiveButton {...props} words={{ ...words, told: t('archivedTold') }} />
			</div>
			<FailureNote>{failure}</FailureNote>
		</div>
	);
}

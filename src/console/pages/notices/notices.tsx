import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { Button } from '#ui/button.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { navigate, useConsoleAddress } from '../../address.tsx';
import styles from '../../content/content.module.css';
import { ContentList } from '../../content/content-list.tsx';
import { contentListKey, editingQuery } from '../../content/content-queries.ts';
import { PageHead } from '../../page-head.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';

const path = consolePages.notices.path;

/** The site's notices, whatever their state. */
export function NoticesPage() {
	const t = useTranslations('console.notice');
	const pages = useTranslations('console.pages');
	const { query: address } = useConsoleAddress();
	const words = {
		...{ label: pages('notices'), states: t('states'), empty: t('empty'), emptyText: t('emptyText') },
		count: (count: number) => t('count', { count }),
	};
	return (
		<>
			<PageHead
				title={pages('notices')}
				text={t('lead')}
				aside={
					<Button variant="primary" onClick={() => navigate(`${path}?new=1`)}>
						<Icon name="plus" />
						{t('create')}
					</Button>
				}
			/>
			<ContentList kind="notice" {...{ path, words }} />
			<NewNotice isOpen={address.has('new')} onClose={() => navigate(path, 'replace')} />
		</>
	);
}

type Values = { ko: string; en: string };
const faultsOf = ({ ko, en }: Values): Faults<keyof Values> =>
	ko.trim() === '' && en.trim() === '' ? { ko: 'required' } : {};
const fields: Partial<Record<string, keyof Values>> = { 'names.ko': 'ko', 'names.en': 'en' };

function NewNotice({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const t = useTranslations('console.notice');
	const shared = useTranslations('console.product');
	const callApi = useApi();
	const client = useQueryClient();
	const form = useForm<Values, keyof Values>({
		...{ blank: { ko: '', en: '' }, faultsOf, textOf: useConsoleFailure(), fieldOf: (at) => fields[at] },
		idOf: (field) => `new-notice-${field}`,
	});
	const send = async (names: Values) => {
		const editing = await callApi('POST /api/console/content', { body: { kind: 'notice', names } });
		client.setQueryData(editingQuery(callApi, editing).queryKey, editing);
		void client.invalidateQueries({ queryKey: [contentListKey] });
		navigate(`${path}/${editing.id}`, 'replace');
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const labels = { ko: t('titleKo'), en: t('titleEn') };
	return (
		<Sheet isOpen={isOpen} title={t('create')} closeLabel={shared('close')} onClose={onClose} hasAddress>
			<form className={styles.form} noValidate onSubmit={submit}>
				<p className={styles.small}>{t('createText')}</p>
				<FormSummary
					form={form}
					title={(count) => shared('mend', { count })}
					labelOf={(field) => labels[field]}
					level={3}
				/>
				<TextField {...form.field('ko')} label={labels.ko} maxLength={200} lang="ko" />
				<TextField {...form.field('en')} label={labels.en} hint={t('titleEnHint')} maxLength={200} lang="en" />
				{form.failure && (
					<Note tone="bad" isAlert>
						{form.failure}
					</Note>
				)}
				<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
					{t('begin')}
				</Button>
			</form>
		</Sheet>
	);
}

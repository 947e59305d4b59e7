import { type FormEvent, useState } from 'react';
import type { ShownStatus } from '#domain/reservation/shown-status.ts';
import { useRouter } from '#site/router/router.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type ListChoices, maxSearch, statusesOf, withChoice } from './list-choices.ts';
import styles from './reservation-list.module.css';
import { useListAddress } from './use-list-address.ts';

const any = 'any';

/** Among the reservations of others one looks for a code or a name, or for what stands in one way. */
export function ListSearch({ choices }: { choices: ListChoices }) {
	const t = useTranslations('reservation.my.list');
	const status = useTranslations('reservation.status');
	const { navigate } = useRouter();
	const addressOf = useListAddress();
	const [text, setText] = useState(choices.search);
	const go = (change: Partial<ListChoices>) => navigate(addressOf(withChoice(choices, change)), { keepScroll: true });
	const find = (search: string) => search !== choices.search && go({ search });
	const send = (event: FormEvent) => {
		event.preventDefault();
		find(text.trim());
	};
	return (
		<form className={styles.search} onSubmit={send}>
			<SearchField
				label={t('searchLabel')}
				placeholder={t('searchPlaceholder')}
				name="search"
				submitLabel={t('search')}
				clearLabel={t('clearSearch')}
				maxLength={maxSearch}
				value={text}
				onChange={setText}
				onBlur={() => undefined}
				onClear={() => {
					setText('');
					find('');
				}}
			/>
			<Select<ShownStatus | typeof any>
				name="status"
				label={t('status')}
				value={choices.status ?? any}
				options={[
					{ value: any, label: t('anyStatus') },
					...statusesOf(choices.time).map((value) => ({ value, label: status(value) })),
				]}
				onChange={(value) => go({ status: value === any ? undefined : value })}
			/>
		</form>
	);
}

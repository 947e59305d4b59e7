import { useState } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { useWorkplaces } from '../use-workplaces.ts';
import styles from './api.module.css';
import { HookForm } from './hook-form.tsx';
import { HookList } from './hook-list.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyList } from './key-list.tsx';

/** By what programs work for a house: its keys, and the webhooks that tell them. */
export function ApiPage() {
	const t = useTranslations('console.api');
	const pages = useTranslations('console.pages');
	const state = useTranslations('state');
	const asked = useConsoleAddress().query.get('organisation');
	const query = useWorkplaces();
	const [message, setMessage] = useState<string>();
	return (
		<>
			<PageHead title={pages('api')} text={t('lead')} />
			<p className={styles.guide}>
				<a href="/api/docs">{t('reference')}</a>
			</p>
			<Await query={query}>
				{(data) => {
					const places = data
						.flatMap(({ items }) => items)
						.filter(({ kind, role }) => kind === 'provider' && role === 'owner');
					const place = places.find(({ id }) => id === asked) ?? places[0];
					if (!place) return <EmptyState isPanel title={state('emptyTitle')} />;
					return (
						<>
							{places.length > 1 && <Places places={places} current={place.id} />}
							<div className={styles.columns} key={place.id}>
								<KeyList organisation={place.id} onTold={setMessage} />
								<KeyForm organisation={place.id} />
								<HookList organisation={place.id} onTold={setMessage} />
								<HookForm organisation={place.id} />
							</div>
						</>
					);
				}}
			</Await>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

function Places({ places, current }: { places: readonly { id: string; name: string }[]; current: string }) {
	const t = useTranslations('console.api');
	return (
		<nav className={styles.places} aria-label={t('workplaces')}>
			{places.map(({ id, name }) => (
				<ConsoleLink
					key={id}
					to={`${consolePages.api.path}?organisation=${id}`}
					className={chipClass({ isOn: id === current })}
					aria-current={id === current ? 'page' : undefined}
				>
					{name}
				</ConsoleLink>
			))}
		</nav>
	);
}

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
					const workplaces = data
						.flatMap(({ items }) => items)
						.filter(({ kind, role }) => kind === 'provider' && role === 'owner');
					const workplace = workplaces.find(({ id }) => id === asked) ?? workplaces[0];
					if (!workplace) return <EmptyState isPanel title={state('emptyTitle')} />;
					return (
						<>
							{workplaces.length > 1 && <Places workplaces={workplaces} current={workplace.id} />}
							<div className={styles.columns} key={workplace.id}>
								<KeyList organisation={workplace.id} onTold={setMessage} />
								<KeyForm organisation={workplace.id} />
								<HookList organisation={workplace.id} onTold={setMessage} />
								<HookForm organisation={workplace.id} />
							</div>
						</>
					);
				}}
			</Await>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

function Places({ workplaces, current }: { workplaces: readonly { id: string; name: string }[]; current: string }) {
	const t = useTranslations('console.api');
	return (
		<nav className={styles.places} aria-label={t('workplaces')}>
			{workplaces.map(({ id, name }) => (
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

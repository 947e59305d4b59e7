import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Lightbox } from '#ui/lightbox.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LateWords } from '#views/late-words.tsx';
import { PageLink } from '#views/page-link.tsx';
import styles from './photograph-lightbox.module.css';

const PhotographReport = lazy(async () => ({
	default: (await import('./photograph-report.tsx')).PhotographReport,
}));

/** Who looks at pictures that can be reported. */
export type PhotographReader = {
	/** A visitor is led to the login, and back. */
	isMember: boolean;
	wayBack: { next?: string | undefined };
};

type Props = Omit<ComponentProps<typeof Lightbox>, 'asideAt'> & {
	/** Undefined where it is a drawn one. */
	photographAt: (at: number) => string | undefined;
	reader: PhotographReader;
};

/** Pictures one at a time, each with the way to tell an operator that it is not right. */
export function PhotographLightbox({ photographAt, reader, ...shown }: Props) {
	const [reported, setReported] = useState<readonly string[]>([]);
	const [open, setOpen] = useState<string>();
	const close = () => setOpen(undefined);
	return (
		<>
			<Lightbox
				{...shown}
				asideAt={(at) => {
					const id = photographAt(at);
					if (id === undefined) return null;
					return (
						<LateWords files={['photograph']}>
							<Way isReported={reported.includes(id)} reader={reader} onReport={() => setOpen(id)} />
						</LateWords>
					);
				}}
			/>
			{open !== undefined && (
				<LateWords files={['photograph']}>
					<Suspense fallback={null}>
						<PhotographReport
							id={open}
							onReported={() => {
								setReported([...reported, open]);
								close();
							}}
							onClose={close}
						/>
					</Suspense>
				</LateWords>
			)}
		</>
	);
}

type WayProps = { isReported: boolean; reader: PhotographReader; onReport: () => void };

function Way({ isReported, reader, onReport }: WayProps) {
	const t = useTranslations('photograph.report');
	if (isReported) return <span role="status">{t('sent')}</span>;
	if (!reader.isMember)
		return (
			<PageLink page="login" query={reader.wayBack} className={styles.way}>
				{t('login')}
			</PageLink>
		);
	return (
		<button type="button" className={styles.way} onClick={onReport}>
			{t('do')}
		</button>
	);
}

/** The statements with which a database that a test has used becomes as empty as the one it was copied from. */

/** In bytes of what tests have written and removed again. */
export const largestSpare = 8_000_000;

/** What a job's runner or a server of the test still has open. */
export const endOthers = `
	select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

/** Which migrations have run is part of the schema; all else came from the test. */
const isTestTable = `
	relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'drizzle')
	and (nspname, relname) <> ('graphile_worker', 'migrations')`;

/** Without the triggers of foreign keys, and only where something was ever written. Numbers are counted from the start again. */
export const removeRows = `
	do $$
	declare
		name text;
	begin
		set local session_replication_role = replica;
		for name in
			select format('%I.%I', nspname, relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
			where ${isTestTable} and pg_relation_size(pg_class.oid) > 0
		loop
			-- The agency came with a migration.
			execute 'delete from ' || name || case when name = 'public.organisation' then ' where kind <> ''agency''' else '' end;
		end loop;
		for name in
			select format('%I.%I', schemaname, sequencename) from pg_sequences where last_value is not null
		loop
			execute 'alter sequence ' || name || ' restart';
		end loop;
	end $$`;

/** One text for tables, columns, constraints, functions and triggers: a database of another shape is not used again. */
export const shapeAndSize = `
	select
		(select count(*) || ':' || coalesce(sum(hashtext(relname)::bigint), 0) from pg_class
			where relnamespace::regnamespace::text !~ '^pg_')
		|| ' ' || (select count(*) || ':' || sum(hashtext(attname || coalesce(attnotnull::text, ''))::bigint) from pg_attribute
			join pg_class on pg_class.oid = attrelid where relnamespace::regnamespace::text !~ '^pg_')
		|| ' ' || (select count(*) || ':' || sum(hashtext(conname || pg_get_constraintdef(oid))::bigint) from pg_constraint)
		|| ' ' || (select count(*) || ':' || sum(hashtext(proname || prosrc)::bigint) from pg_proc)
		|| ' ' || (select count(*) from pg_trigger where not tgisinternal) as shape,
		(select coalesce(sum(pg_relation_size(pg_class.oid)), 0)::int from pg_class
			join pg_namespace on pg_namespace.oid = relnamespace where ${isTestTable}) as bytes`;

/**
 * How the file came to be what it is: step n leads from version n to n + 1. Steps are never changed once released,
 * only added, so that a file of any age can be brought up to date.
 */
export const MIGRATIONS: readonly string[] = [
  `create table matches (
     id text primary key, system text not null, rules text not null, start text not null, seed text not null,
     created integer not null
   ) strict;
   create table seats (
     match text not null references matches(id), seat integer not null, name text not null, player text not null,
     token_hash text not null, contribution text,
     primary key (match, seat)
   ) strict;
   create table log (
     match text not null references matches(id), line integer not null, op text not null,
     primary key (match, line)
   ) strict, without rowid;`,
  // What was the secret of a seat is its invitation now: whoever has it takes the seat, once.
  `alter table seats rename column token_hash to invitation_hash;
   alter table seats add column key_hash text not null default '';
   alter table seats add column recovery_hash text not null default '';
   alter table seats add column anchor text;
   alter table seats add column anchor_now text;
   alter table matches add column keeper text;
   alter table matches add column clock text;
   alter table matches add column closed integer not null default 0;
   alter table matches add column clocks text;
   alter table matches add column touched integer not null default 0;
   update matches set touched = created;
   create index matches_by_touch on matches (touched);
   create table talk (
     match text not null references matches(id), number integer not null, seat integer not null, channel text not null,
     text text not null, at integer not null,
     primary key (match, number)
   ) strict, without rowid;
   create table archive (
     match text primary key references matches(id), lines integer not null, log blob not null
   ) strict;
   create table uptime (ms integer not null) strict;
   insert into uptime values (0);`,
];

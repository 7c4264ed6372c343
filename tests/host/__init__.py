"""The host: a table held for its viewers, without network, storage or clock."""
